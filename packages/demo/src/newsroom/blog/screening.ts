import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';
import { multiDrugCup } from '../product-links.ts';

const screeningCups: Article = {
	id: 6,
	slug: 'choosing-a-drugs-of-abuse-screening-cup',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Choosing a drugs-of-abuse screening cup', cn: '如何选择毒品筛查尿杯' },
	description: {
		en: 'Cup or dip card, which panel, and what to do with a preliminary positive: the questions to settle before you place an order.',
		cn: '选择杯式还是板式、选择哪种组合、初筛阳性后如何处理：下单之前应先明确的问题。',
	},
	keywords: {
		en: 'drugs of abuse, screening cup, dip card, urine test, preliminary positive',
		cn: '毒品检测, 筛查尿杯, 检测板, 尿液检测, 初筛阳性',
	},
	publishedOn: '2024-07-16',
	picture: picture('drug-panel-dip-card'),
	content: {
		en: `<p>A screening cup collects the sample and tests it in one container. That is its whole appeal: fewer steps, less handling, and a result that can be read through the wall of the cup. But cups differ in ways that matter for a program. These are the points that we go through with new customers.</p>
<h2>Start with the program, not the product</h2>
<p>A treatment center, an employer and an emergency department ask different questions. Write down who is tested, why, and what will follow from each result. The panel, the format and the paperwork come from there. If your program is set by law or contract, the list of drugs and the cutoff levels may already be fixed.</p>
<h2>Cup or dip card?</h2>
<table>
<thead><tr><th>Point</th><th>Cup</th><th>Dip card</th></tr></thead>
<tbody>
<tr><td>Handling of the sample</td><td>Stays in the closed cup</td><td>Card is dipped into a separate container</td></tr>
<tr><td>Storage space</td><td>More</td><td>Less</td></tr>
<tr><td>Sending on to a laboratory</td><td>In the same cup, where the laboratory accepts it</td><td>From the container</td></tr>
<tr><td>Suits</td><td>Programs with many collectors</td><td>Sites that already use collection cups</td></tr>
</tbody>
</table>
<h2>Read the panel closely</h2>
<p>Each strip looks for one drug or a group of related ones, at a stated cutoff. Below the cutoff the test reads negative, even if some drug is present. Check that the cutoffs match those of the laboratory that will confirm your results. A mismatch leads to disputes that nobody can settle.</p>
<h2>Know what a line means</h2>
<p>On these tests a line beside the drug name means <em>negative</em>. No line means preliminary positive. The control line must be there in both cases. Train every collector on this point, since it is the reverse of a pregnancy or COVID-19 test.</p>
<blockquote><p>A screening result is preliminary. Confirm it with a laboratory method before anyone acts on it.</p></blockquote>
<h2>Plan for the positive</h2>
<ul>
<li>Name the laboratory that confirms results, and the method it uses.</li>
<li>Decide who may see a preliminary result, and who may speak about it.</li>
<li>Ask about prescribed medicines through a qualified person, not at the collection desk.</li>
<li>Document each transfer of the sample.</li>
</ul>
<h3>Check the sample itself</h3>
<p>A result is only as good as the sample. Look at its color and volume. If your cup has a temperature strip, read it at once, while the sample is fresh. Follow your own policy where something looks wrong.</p>
<p>Our <a href="${multiDrugCup}">multi-drug test cup</a> is described in the product catalog together with its instructions. If you run a mixed program, <a href="/contact">ask us</a> to compare panels with you before you order.</p>`,
	},
};

const urineStrips: Article = {
	id: 16,
	slug: 'good-practice-with-urine-test-strips',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Good practice with urine test strips', cn: '尿液试纸条的规范操作' },
	description: {
		en: 'The bottle on the bench is the oldest rapid test in the room. Five habits keep its results worth reading.',
		cn: '台面上的那瓶试纸条，是房间里历史最久的快速检测。五个好习惯让它的结果始终可靠。',
	},
	keywords: {
		en: 'urine test strips, urinalysis, color chart, point of care, health tests',
		cn: '尿液试纸条, 尿液分析, 比色卡, 即时检测, 健康检测',
	},
	publishedOn: '2025-06-17',
	picture: picture('urine-strips-bottle'),
	content: {
		en: `<p>Urine strips are so familiar that nobody trains for them anymore. A new colleague watches someone dip, wait and compare, and from then on does the same. Small errors are passed on in this way for years. A short review once a year is enough to stop them.</p>
<h2>How the pads work</h2>
<p>A strip carries a row of small pads. Each holds dry reagents for one question: is there glucose, protein, blood, and so on. The sample wets the pad, a reaction begins, and the color changes. You compare the color with a chart on the bottle. Unlike a lateral flow test, there is no line and no control window. The care lies in the timing and in the comparison.</p>
<h2>Five habits</h2>
<h3>Close the bottle</h3>
<p>The cap holds a drying agent. Take out one strip, close the cap at once, and do not pour strips into another container. Write the date of opening on the label.</p>
<h3>Use a fresh sample</h3>
<p>Test soon after collection. Cells break down, bacteria multiply, and light fades some substances. Mix the sample gently before you dip, because what matters may have settled.</p>
<h3>Dip, do not soak</h3>
<p>Wet all pads, then take the strip out and draw its edge along the rim. Too much liquid carries reagent from one pad to the next.</p>
<h3>Time each pad</h3>
<p>Pads have different reading times, printed beside the chart. Read them in order with a timer in view. Colors that develop later have no meaning.</p>
<h3>Compare in good light</h3>
<p>Hold the strip close to the chart, in the same direction, under a white lamp. Colored walls and evening light both shift what you see.</p>
<blockquote><p>If two people read the same strip differently, the light or the timing is usually to blame, not the strip.</p></blockquote>
<h2>Things that mislead</h2>
<ul>
<li>Some foods, vitamins and medicines color the sample or disturb a reaction. The package insert lists them.</li>
<li>A very dilute sample can hide what is there.</li>
<li>An expired or damp strip can change color before it touches any sample. Look at the dry pads first.</li>
</ul>
<h2>Controls and records</h2>
<p>Run a positive and a negative control when you open a new bottle, when a new lot arrives and as often as your own rules require. Record the lot with each result. If a control fails, stop, open a new bottle and run it again before you test another patient.</p>
<p>A strip screens. It points to a question that a laboratory or a clinician will answer. Used with care, it does so quickly, at the bedside, and for very little money. You will find our strips among the health tests in the <a href="/product/all">product catalog</a>.</p>`,
	},
};

export const screening: Article[] = [screeningCups, urineStrips];
