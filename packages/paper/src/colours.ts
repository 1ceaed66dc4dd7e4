export const ink = '#0B2B3A';
export const teal = '#0E7C86';
export const deepTeal = '#0F4653';
export const pale = '#E6F1F2';
export const coral = '#F2745F';
export const white = '#FFFFFF';
/** A color between pale and teal, for shades and hairlines in drawings. */
export const mist = '#BFDCDF';
