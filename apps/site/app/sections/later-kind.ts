import type { ComponentType } from 'react';
import { later, laterComponent, togetherWith } from '../ui/later.ts';
import type { FurtherKinds } from './further-kinds.ts';
import { film } from './later-film.tsx';

const furtherKinds = later(() => import('./further-kinds.ts').then(({ furtherKinds }) => furtherKinds));
const contactKinds = later(() => import('./contact-kinds.ts'));

/** A section whose code is loaded when a page renders it; `pick` names it among the others. */
export const laterKind = <Props extends object>(
	pick: (kinds: FurtherKinds) => ComponentType<Props>,
): ComponentType<Props> => laterComponent(furtherKinds, pick);

// In a chunk of their own: the first views of a few pages need them, and no other page does.
export const ContactFormSection = laterComponent(contactKinds, (kinds) => kinds.ContactFormSection);
export const ContactOpeningSection = laterComponent(contactKinds, (kinds) => kinds.ContactOpeningSection);

/** A client-side navigation renders all sections, so it needs the code of all of them. */
export const withFurtherKinds = togetherWith(() =>
	Promise.all([furtherKinds.load(), contactKinds.load(), film.load()]),
);
