/** How a page says that it was asked for with `Sec-GPC: 1` (D29), in its `Server-Timing`. */
export const privacySignal = 'gpc';
