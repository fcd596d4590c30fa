import type { Random } from '@bestellwerk/server-kit/random';

const firstNames = [
  'Anna', 'Maria', 'Lena', 'Sophie', 'Elif', 'Katharina', 'Hannah', 'Ivana', 'Theresa', 'Johanna',
  'Lukas', 'Tobias', 'Markus', 'Stefan', 'Florian', 'Emir', 'Paul', 'Jakob', 'Georg', 'Andreas',
]; // prettier-ignore
const lastNames = [
  'Gruber', 'Huber', 'Wagner', 'Pichler', 'Steiner', 'Moser', 'Hofer', 'Leitner', 'Berger', 'Fuchs',
  'Eder', 'Fischer', 'Schmid', 'Winkler', 'Weber', 'Schwarz', 'Maier', 'Yildiz', 'Novak', 'Kovač',
]; // prettier-ignore
const streets = ['Lindengasse', 'Schulgasse', 'Bahnhofstraße', 'Gartenweg', 'Kirchengasse', 'Mühlgasse'];

export interface Customer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  street: string;
}

export function generateCustomer(random: Random): Customer {
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  return {
    firstName,
    lastName,
    phone: `+43 664 ${random.between(1_000_000, 9_999_999)}`,
    email: `${plain(firstName)}.${plain(lastName)}@example.org`,
    street: `${random.pick(streets)} ${random.between(1, 80)}`,
  };
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
