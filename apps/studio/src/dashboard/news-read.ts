/** Something that a colleague did and the user has not marked as read. */
export interface News {
	/** `mention:12`, `refusal:7` */
	key: string;
	href: string;
	/** The colleague. */
	name: string;
	/** The subject; empty for a mention. */
	title: string;
	text: string;
	at: string;
}

/** Key of the preference that stores what the user has read. */
export const readPreference = 'news-read';
