import { randomBytes } from 'node:crypto';
import type { Language } from '@site/contract/language';
import { leadForms } from '@site/contract/lead-forms';
import type { Submission } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';
import { interestNames } from '../inbox/interest-names.ts';
import { type SubscriptionMail, subscriptionMail } from '../mail/subscription-mail.ts';
import type { Subscriber } from '../payload-types.ts';

/** Through the footer's form or the newsletter form. */
type SignUp = Extract<Submission, { kind: 'signup' | 'contact' | 'newsletter' }>;

/** Former releases of the site sent the newsletter form as a message. */
export const asksForNewsletter = (submission: Submission): submission is SignUp =>
	submission.kind === 'signup' ||
	submission.kind === 'newsletter' ||
	(submission.kind === 'contact' && submission.fields.type === leadForms.newsletter.type);

/**
 * Stores the sign-up, once per address, and returns the e-mail to send. The form reveals nothing about known addresses:
 * only the owner of the mailbox learns of it, and nothing changes until they confirm.
 */
export async function noteSignUp(req: PayloadRequest, signUp: SignUp, email: string): Promise<SubscriptionMail> {
	const { firstName, lastName } = signUp.fields;
	const { language, page, reference, receivedAt: askedAt } = signUp;
	const known = await subscriberOf(req, email);
	if (known?.state === 'confirmed') return subscriptionMail('known', known, reference);
	const interests = (named: Language) =>
		signUp.kind === 'newsletter' ? interestNames(req, signUp.fields.interests, named) : Promise.resolve([]);
	const stated = (await interests('en')).join(', ');
	const asked = { firstName, lastName, language, page, askedAt, ...(stated && { interests: stated }) };
	const subscriber = known
		? await req.payload.update({ collection: 'subscribers', id: known.id, data: asked, req })
		: await req.payload.create({
				collection: 'subscribers',
				data: { ...asked, email, key: randomBytes(16).toString('base64url'), state: 'pending' },
				req,
			});
	return subscriptionMail('confirm', subscriber, reference, await interests(language));
}

async function subscriberOf(req: PayloadRequest, email: string): Promise<Subscriber | undefined> {
	const where = { email: { equals: email } };
	return (await req.payload.find({ collection: 'subscribers', where, limit: 1, depth: 0, req })).docs[0];
}
