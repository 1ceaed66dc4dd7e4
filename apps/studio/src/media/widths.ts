/** The widths a picture is made in; none is larger than the picture itself. */
export const pictureWidths = [480, 768, 1200, 1920];
