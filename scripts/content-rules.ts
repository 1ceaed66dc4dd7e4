// Checks the sample against the rules of content: no two places contradict each other.
import { contradictionsIn } from '@site/contract/content-rules/content-rules';
import { sampleRecord } from '@site/demo/papers/printed-papers';
import { giveUp } from './steps.ts';

const broken = contradictionsIn(sampleRecord);
if (broken.length > 0) giveUp(broken.map(({ rule, found }) => [rule.sentence.en, ...found].join('\n  ')).join('\n'));
