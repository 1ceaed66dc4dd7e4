/** What a buyer is told in words before an order; the labels are words of the interface. */
export const orderingKeys = ['minimumOrder', 'leadTime', 'remainingShelfLife', 'transport'] as const;
export type OrderingKey = (typeof orderingKeys)[number];
