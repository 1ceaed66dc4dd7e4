/** Three figures that count; more would be noise. */
export const rounded = (number: number): number => Number(number.toPrecision(3));
