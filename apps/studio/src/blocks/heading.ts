import { or, words } from '../fields/field.ts';

const introduction = or(undefined, words({ label: { en: 'Introduction', zh: '引言' }, long: true }));

/** Title and introduction, which most sections begin with. */
export const heading = {
	title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
	intro: introduction,
};

export const optionalHeading = {
	title: or(undefined, words({ label: { en: 'Title', zh: '标题' } })),
	intro: introduction,
};
