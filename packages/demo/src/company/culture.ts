import type { CulturePage } from '@site/contract/company';
import { socialArt } from './culture/social-art.ts';
import { truthCode } from './culture/truth-code.ts';
import { workCode } from './culture/work-code.ts';

export const culture: CulturePage[] = [truthCode, workCode, socialArt];
