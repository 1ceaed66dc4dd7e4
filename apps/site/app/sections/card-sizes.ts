/**
 * How wide the picture of a card is in a row of two or three, up to the widest grid. On a phone less than it is: so
 * dense a display shows no difference, and the next larger file weighs twice as much.
 */
export const cardSizes = {
	half: '(min-width: 1920px) 34vw, (min-width: 1280px) 590px, (min-width: 640px) 46vw, 70vw',
	third: '(min-width: 1920px) 22vw, (min-width: 1280px) 380px, (min-width: 640px) 46vw, 70vw',
};
