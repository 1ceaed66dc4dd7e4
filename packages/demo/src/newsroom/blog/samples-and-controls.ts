import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';

const collectingASwab: Article = {
	id: 15,
	slug: 'collecting-a-good-nasal-swab',
	kind: 'blog',
	isArticle: true,
	title: { en: 'Collecting a good nasal swab', cn: '如何采集合格的鼻拭子样本' },
	description: {
		en: 'The best strip cannot find what the swab did not pick up. How to collect a sample that is worth testing.',
		cn: '再好的试纸条，也检测不到拭子没有采到的东西。本文介绍如何采集一份有价值的样本。',
	},
	keywords: {
		en: 'nasal swab, sample collection, flocked swab, antigen test, technique',
		cn: '鼻拭子, 样本采集, 植绒拭子, 抗原检测, 操作方法',
	},
	publishedOn: '2025-05-20',
	picture: picture('swab-macro'),
	content: {
		en: `<p>When a rapid test disappoints, people look at the cassette. It is more useful to look at the swab. Collection is the one step that no control line can check, and the one that varies most from hand to hand. It is also easy to improve.</p>
<h2>Why the swab matters so much</h2>
<p>An antigen test looks for proteins of a virus. Those proteins sit in and on the cells that line the nose. The swab has to touch that lining, gather cells and give them up again in the tube. A swab that only meets air or mucus brings little to the test.</p>
<p>Look at a flocked swab closely and you see short fibers that stand upright, like a brush. They release the sample quickly into the buffer. A household cotton swab does the opposite: it holds on to what it gathers. Use the swab from the kit, always.</p>
<h2>Before you start</h2>
<ul>
<li>Explain what will happen and how long it takes. A calm patient holds still.</li>
<li>Ask the patient to blow the nose if there is a lot of mucus.</li>
<li>Prepare the tube and the label first, so that the swab goes straight in.</li>
<li>Put on fresh gloves. Open the swab from the stick end and do not touch the tip.</li>
</ul>
<h2>The collection</h2>
<ol>
<li>Tilt the head back slightly.</li>
<li>Insert the tip as deep as the instructions of your test say. Anterior nasal and nasopharyngeal swabs are different procedures.</li>
<li>Press gently against the wall of the nostril and move in slow circles. Count them.</li>
<li>Repeat in the other nostril with the same swab.</li>
</ol>
<blockquote><p>Firm, slow and on both sides. If the tip looks dry, you have not collected a sample.</p></blockquote>
<h2>Into the tube</h2>
<p>Place the swab in the buffer at once. Roll it against the wall as often as the instructions say, and squeeze the tube while you draw it out. Much of the sample stays in the fibers if this step is rushed. Close the tube, mix, and test within the stated time.</p>
<h2>Children and anxious patients</h2>
<p>Let a child sit on a parent's lap, back against chest. Show the swab. Let the child count with you. With anxious adults, say before each step what comes next. Most resistance comes from surprise.</p>
<h2>When to collect again</h2>
<ul>
<li>The tip touched a glove, a bench or the outside of the face.</li>
<li>There is visible blood that the instructions tell you to avoid.</li>
<li>The patient pulled away before both sides were done.</li>
<li>The swab waited outside the tube for longer than allowed.</li>
</ul>
<h3>Practice helps</h3>
<p>Ask new staff to collect under supervision until you are both satisfied. Then look again after a few months. Technique drifts when nobody watches, and ten minutes of review bring it back.</p>`,
	},
};

const externalControls: Article = {
	id: 18,
	slug: 'when-to-run-external-controls',
	kind: 'blog',
	isArticle: true,
	title: { en: 'When to run external controls', cn: '何时需要进行外部质控' },
	description: {
		en: 'The control line watches the strip. External controls watch everything else. When to run them, and what to do when one fails.',
		cn: '质控线监测试纸条，外部质控监测其余的一切。本文说明何时进行外部质控，以及质控失败时如何处理。',
	},
	keywords: {
		en: 'external controls, control swabs, quality control, new lot, rapid tests',
		cn: '外部质控, 质控拭子, 质量控制, 新批次, 快速检测',
	},
	publishedOn: '2025-08-26',
	picture: picture('control-swab-kit'),
	content: {
		en: `<p>Each cassette has a control line. It appears when liquid has moved along the strip. That is useful, and it is not enough. The control line appears just as well when the box stood in the sun for a week, or when the operator used too few turns of the swab. External controls are there for these cases.</p>
<h2>Two kinds of control, two questions</h2>
<table>
<thead><tr><th></th><th>Internal control</th><th>External control</th></tr></thead>
<tbody>
<tr><td>Where is it?</td><td>In every cassette</td><td>On separate swabs or in vials</td></tr>
<tr><td>What does it show?</td><td>The strip ran</td><td>The whole procedure gives the expected result</td></tr>
<tr><td>When is it used?</td><td>With every test</td><td>At set moments</td></tr>
<tr><td>Does it check the operator?</td><td>In part</td><td>Yes</td></tr>
</tbody>
</table>
<h2>What is in the kit</h2>
<p>Our control swab kit holds 10 positive and 10 negative swabs. A positive swab carries inactive material that the test should find. A negative swab carries none. Both are run exactly like a patient sample: same tube, same number of turns, same drops, same time.</p>
<h2>When to run them</h2>
<ul>
<li>When a new lot arrives, before the first patient is tested with it.</li>
<li>When a new operator has finished training.</li>
<li>When tests were stored outside their temperature range, or you suspect it.</li>
<li>When results look odd: too many positives in a day, or none in a bad week.</li>
<li>Whenever the instructions for use, your state or your accreditor ask for it.</li>
</ul>
<blockquote><p>Run a control as you would run a patient. If you take more care with it than usual, it tells you nothing about the usual.</p></blockquote>
<h2>When a control fails</h2>
<p>Stop testing with that lot. Do not repeat until it passes and then forget the failure. Work through these steps:</p>
<ol>
<li>Check the dates of the control and of the test.</li>
<li>Read the instructions again and repeat once, with a new swab and a new cassette.</li>
<li>If it fails again, try another box of the same lot.</li>
<li>If that fails too, set the lot aside and <a href="/contact">contact us</a> with the lot number.</li>
</ol>
<p>Consider which patients were tested since the last control that passed. A clinician should decide if any of them need another test.</p>
<h2>Keep the log short</h2>
<p>Date, lot of the test, lot of the control, expected result, result, initials. One line each. A log that takes half a minute is kept. A log that takes five is filled in from memory on Friday afternoon.</p>
<h3>Plan the supply</h3>
<p>Controls run out quietly. Count them when you count tests, and order them together. One kit covers ten pairs, so a practice with several lots and operators will need more than one in a season.</p>`,
	},
};

export const samplesAndControls: Article[] = [collectingASwab, externalControls];
