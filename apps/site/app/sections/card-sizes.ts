/**
 * Widths of a card's picture in a row of two or three, up to the widest grid. On phones the value is smaller than the
 * real width: on such dense displays nobody sees the difference, and the next larger file is twice as heavy.
 */
export const cardSizes = {
	half: '(min-width: 1920px) 34vw, (min-width: 1280px) 590px, (min-width: 640px) 46vw, 70vw',
	third: '(min-width: 1920px) 22vw, (min-width: 1280px) 380px, (min-width: 640px) 46vw, 70vw',
};
