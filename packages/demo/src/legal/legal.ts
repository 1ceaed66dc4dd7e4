import type { LegalText } from '@site/contract/pages';
import { privacyPolicy } from './privacy-policy.ts';
import { termsAndConditions } from './terms-and-conditions.ts';

export const legal: LegalText[] = [privacyPolicy, termsAndConditions];
