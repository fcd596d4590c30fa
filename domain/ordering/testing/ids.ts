export const id = (digit: number): string => `${digit}`.repeat(8) + `-0000-4000-8000-000000000000`;

export const ids = {
  branch: id(1),
  schnitzel: id(2),
  cheese: id(3),
  soup: id(4),
  category: id(5),
  menu: id(6),
};
