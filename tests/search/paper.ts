/** A document of a product, by its catalog number, kind and language: `flu-25`, `ifu/en`. */
export const paper = (reference: string, name: string) => `document /documents/HA-${reference.toUpperCase()}/${name}`;
