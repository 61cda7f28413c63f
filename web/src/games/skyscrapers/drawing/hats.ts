// Workers drawn flat, 24 wide and 30 high. Every seat has a hat of its own: dome, cone, cap, brim.

export const HATS: readonly string[] = [
  'M5 10.2a7 7.4 0 0 1 14 0v.9H5Z',
  'M12 -1.6 18.4 10.6q-6.4 1.6-12.8 0Z',
  'M6.6 2.8h10.8l.5 7.6H6.1ZM5.3 9.3h13.4v1.9H5.3Z',
  'M1.4 9q10.6-3.2 21.2 0l0 2.1q-10.6-2.6-21.2 0ZM6.8 8.4C6.8 1 17.2 1 17.2 8.4Z',
];
export const HEAD = { x: 12, y: 12.2, r: 4.3 };
export const COAT = 'M8.7 16h6.6q1.6 0 2 1.8L19.8 28.5H4.2L6.7 17.8q.4-1.8 2-1.8Z';

export const hatOf = (seat: number): string => HATS[seat % HATS.length] ?? '';
