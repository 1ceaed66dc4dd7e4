/** Kinds of items whose address staff can change; a former address redirects to the current one (D34). */
export const movableKinds = ['product', 'category', 'article', 'event', 'notice', 'page'] as const;
export type MovableKind = (typeof movableKinds)[number];

/** Kinds whose items a link inside the site may name by number, whatever their address is (`link:product12`). */
export const linkedKinds = [...movableKinds, 'job', 'document'] as const;
export type LinkedKind = (typeof linkedKinds)[number];
