import { settings } from '../settings.ts';

interface Colleague {
	roles?: readonly string[] | null;
	secondFactor?: boolean | null;
}

const isRequiredOf = ({ roles }: Colleague): boolean =>
	settings.secondFactor === 'everybody' ||
	(settings.secondFactor === 'administrators' && (roles ?? []).includes('administrator'));

/** Until they set it up they may do nothing else. */
export const lacksSecondFactor = (user: Colleague | null | undefined): boolean =>
	Boolean(user && !user.secondFactor && isRequiredOf(user));
