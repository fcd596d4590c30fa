import type { PersonBalance } from '@bestellwerk/domain/contracts/working-time.schema';

type Minutes = Omit<PersonBalance, 'user' | 'name'>;

/** The minutes of several people together. */
export const totalOf = (people: readonly Minutes[]): Minutes =>
  people.reduce<Minutes>(
    (sum, person) => ({
      workedMinutes: sum.workedMinutes + person.workedMinutes,
      plannedMinutes: sum.plannedMinutes + person.plannedMinutes,
      balanceMinutes: sum.balanceMinutes + person.balanceMinutes,
    }),
    { workedMinutes: 0, plannedMinutes: 0, balanceMinutes: 0 },
  );
