import type { PayloadRequest } from 'payload';

/** What causes a write, if it is not a colleague's own request. */
type Cause =
	/** The sample company on a first start. */
	| 'sample'
	/** Another name of the company in the brand file. */
	| 'renaming'
	/** A submission of a visitor, which the site delivers. */
	| 'site'
	/** The preview of a release: it needs no user and is rolled back. */
	| 'trial'
	/** A colleague's wish that the studio carries out later, or without their request. */
	| 'wish';

declare module 'payload' {
	/** What the hooks of one request know of it. */
	interface RequestContext {
		cause?: Cause;
		/** For the audit log. */
		reason?: string;
		/** A second person has approved the change. */
		isApproved?: boolean;
		/** A release is taken back. */
		takesBack?: boolean;
		/** A newer revision of the document was released. */
		supersedes?: boolean;
		/** The document is changed together with others. */
		ofMany?: boolean;
		/** Of many documents: they are only taken off the site. */
		takesOff?: boolean;
		/** The saved version replaces the published one, even if it is a draft. */
		replacesPublished?: boolean;
		/** A revision is being changed, and its form is not only shown. */
		changesRevision?: boolean;
		/** Translations that the translator confirmed as still correct. */
		settled?: ReadonlySet<string>;
		/** A colleague entered the report. */
		isEntered?: boolean;
		/** The user whose password is set. */
		setsPassword?: number;
		/** A login that only compares the password. */
		checksPasswordOnly?: boolean;
		/** A login after a password reset. */
		isReset?: boolean;
	}
}

/** Passes a value from a hook before the change of a document to a hook after it. The second one takes it. */
export function noteOf<Value>(name: string) {
	const place = (slug: string, id: unknown) => `${name} ${slug} ${String(id)}`;
	return {
		keep({ context }: PayloadRequest, slug: string, id: unknown, value: Value) {
			context[place(slug, id)] = value;
		},
		take({ context }: PayloadRequest, slug: string, id: unknown): Value | undefined {
			const value = context[place(slug, id)];
			delete context[place(slug, id)];
			// Only `keep` writes there.
			return value as Value | undefined;
		},
	};
}
