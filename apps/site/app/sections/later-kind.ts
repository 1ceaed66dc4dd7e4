import type { ComponentType } from 'react';
import { later, laterComponent, togetherWith } from '../ui/later.ts';
import type { FurtherKinds } from './further-kinds.ts';
import { film } from './later-film.tsx';

const furtherKinds = later(() => import('./further-kinds.ts').then(({ furtherKinds }) => furtherKinds));
const contactOpening = later(() => import('./kinds/contact-opening.tsx'));

/** A section whose code loads when a page renders it; `pick` selects it from the module. */
export const laterKind = <Props extends object>(
	pick: (kinds: FurtherKinds) => ComponentType<Props>,
): ComponentType<Props> => laterComponent(furtherKinds, pick);

/** A separate chunk: the first page load of its page needs it, unlike the other kinds. */
export const ContactOpening = laterComponent(contactOpening, ({ ContactOpeningSection }) => ContactOpeningSection);

/** A client-side navigation renders all sections, so it needs the code of all of them. */
export const withFurtherKinds = togetherWith(() =>
	Promise.all([furtherKinds.load(), contactOpening.load(), film.load()]),
);
