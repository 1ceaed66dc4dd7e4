/** The delays, sizes and limits of the specification (docs/specification/constants.md), in milliseconds, pixels and items. */

/** How long the product menu stays open after the pointer has left it. */
export const panelGrace = 300;
export const chunkLoadTimeout = 120_000;
export const careersOverlayOffer = 3000; // D7
export const careersPageSize = 5;
export const searchPageSize = { desktop: 6, mobile: 10 };
/** The second click of a double click may arrive after the response. It must not submit the emptied form (FORM-16). */
export const doubleClick = 600;
export const largestResume = 10 * 1024 * 1024; // CONST-15

export const bannerInterval = 5000;
export const bannerOverlayDelay = 400;
export const mobileNewsInterval = 3000;
export const newsItems = 3;
export const resourcesItems = 6;
export const everything = 99_999_999;

export const revealOffset = 100;

export const productsPageSize = 6;
export const tablePageSize = 50;
export const productSearchPageSize = 5;
export const everyProduct = 99_999_999; // CONST-10
export const viewTrackingDelay = 10_000;

export const sharePopup = { width: 600, height: 800 }; // PAGE-25

export const policyZoom = { most: 3, step: 0.5 };
export const policyHeight = 8300;
