import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';
import { homeMultiplexTest, rsvTest } from '../product-links.ts';

const homeTests: Article = {
	id: 20,
	slug: 'home-tests-read-this-before-you-open-the-pouch',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Home tests: read this before you open the pouch', cn: '居家检测：打开包装之前请先阅读' },
	description: {
		en: 'Ten minutes of preparation prevent most failed home tests. A guide for kitchens, bathrooms and worried evenings.',
		cn: '十分钟的准备可以避免大多数居家检测失败。一份适用于厨房、浴室和焦急夜晚的指南。',
	},
	keywords: {
		en: 'home test, over the counter, self test, flu, COVID-19, how to',
		cn: '居家检测, 非处方, 自测, 流感, 新冠, 使用方法',
	},
	publishedOn: '2025-10-14',
	picture: picture('glucose-meter-with-strip'),
	content: {
		en: `<p>A test at home usually happens at a bad moment. Someone is ill, it is late, and the box was bought in a hurry. People tear it open and look for the instructions afterwards. Turn that order around and most problems never occur. This is what we tell family and friends.</p>
<h2>Before you open anything</h2>
<ul>
<li>Check the expiration date on the box.</li>
<li>Read the instructions once from start to end. Then read them again as you go.</li>
<li>Wash and dry your hands. Wipe a flat surface and put a clean paper towel on it.</li>
<li>Find a timer. A phone is fine.</li>
<li>If the box was in the cold, let it warm up, closed, to room temperature.</li>
</ul>
<h2>While you test</h2>
<h3>One person at a time</h3>
<p>Testing a whole family at one table is how results get swapped. Finish one person, write the name on the cassette, then start with the next.</p>
<h3>Take the swab seriously</h3>
<p>Circle firmly inside both nostrils, as often as the leaflet says. A quick touch at the entrance is the most common reason for a test that finds nothing.</p>
<h3>Count the drops</h3>
<p>Hold the tube upright and let the drops fall freely. Bubbles are not drops.</p>
<h3>Trust the timer</h3>
<p>Our <a href="${homeMultiplexTest}">at-home Flu A/B &amp; COVID-19 test</a> gives a result in 10 minutes. Do not decide at three, and do not go back to look an hour later.</p>
<blockquote><p>Check the control line first. No control line, no result, whatever else you see.</p></blockquote>
<h2>What to do with the result</h2>
<table>
<thead><tr><th>Result</th><th>What it means</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>Positive</td><td>The virus was probably found</td><td>Stay away from others, call a healthcare provider about treatment</td></tr>
<tr><td>Negative</td><td>The virus was not found in this sample</td><td>If symptoms go on, test again as the leaflet says, or see a provider</td></tr>
<tr><td>Invalid</td><td>The test did not work</td><td>Repeat with a new test</td></tr>
</tbody>
</table>
<h2>When not to wait for a test</h2>
<p>Trouble breathing, chest pain, confusion, or a baby who will not drink: these need help at once. Call the emergency number. A test can follow later.</p>
<h2>Afterwards</h2>
<p>Put everything into a bag, close it and throw it away with household waste unless your local rules differ. Wash your hands. Write the date, the result and the name of the test on a note for the doctor.</p>
<p>Keep the rest of the box in a dry place, away from the stove and out of reach of children and pets. A home test gives you information. It does not replace a visit to a professional when you feel worse.</p>`,
	},
};

const rsvInThreeSettings: Article = {
	id: 22,
	slug: 'rsv-testing-in-three-settings',
	kind: 'blog',
	isArticle: false,
	title: { en: 'RSV testing in three settings', cn: '三种场景下的 RSV 检测' },
	description: {
		en: 'A pediatric office, an emergency room and a nursing home ask different things of the same test. Where a rapid RSV result helps each of them.',
		cn: '儿科诊所、急诊室和养老院对同一项检测的需求各不相同。快速 RSV 结果在每种场景中能帮上什么忙？',
	},
	keywords: {
		en: 'RSV, respiratory syncytial virus, rapid test, pediatrics, long-term care',
		cn: 'RSV, 呼吸道合胞病毒, 快速检测, 儿科, 长期护理',
	},
	publishedOn: '2025-12-09',
	picture: picture('rsv-kit'),
	content: {
		en: `<p>Respiratory syncytial virus, or RSV, is a cold for most of us. For infants, older adults and people with weak hearts or lungs it can be far more. It comes in the same months as influenza and begins in the same way. Three places see it from three sides.</p>
<h2>The pediatric office</h2>
<p>A parent brings a four-month-old who has been coughing since yesterday and drinks less than usual. The pediatrician listens, counts breaths and looks at the skin. The decision to send the child to hospital rests on that examination, not on a test.</p>
<p>Where does a result help? It gives the illness a name and a likely course. Parents who know that the cough may get worse before it gets better watch more closely and come back in time. It can also spare an antibiotic that would not help.</p>
<h2>The emergency room</h2>
<p>Here the question is often where the patient should lie. A child with RSV should not share a room with one who has something else. A result within minutes lets the nurse plan beds before the ward is full.</p>
<ul>
<li>Test early in the visit, while the history is taken.</li>
<li>Combine the result with flu and COVID-19 testing when the season overlaps.</li>
<li>Use a laboratory method when the result would change treatment and the rapid test is negative.</li>
</ul>
<h2>The nursing home</h2>
<p>RSV in older people is easy to miss. There may be no fever, only a cough and a bad night. By the time it is named, half a corridor may have it. A simple rule helps: when two residents on the same floor cough within a few days, test both.</p>
<blockquote><p>In a nursing home you do not test for one person. You test for everyone at the same table.</p></blockquote>
<h2>Three settings, three reasons</h2>
<table>
<thead><tr><th>Setting</th><th>Main question</th><th>What follows from a positive</th></tr></thead>
<tbody>
<tr><td>Pediatric office</td><td>What should parents expect?</td><td>Advice, a follow-up visit</td></tr>
<tr><td>Emergency room</td><td>Which bed?</td><td>Grouping, precautions</td></tr>
<tr><td>Nursing home</td><td>Is it spreading?</td><td>Masks, separate meals, calls to families</td></tr>
</tbody>
</table>
<h2>Limits to keep in mind</h2>
<p>Rapid antigen tests find the virus best when there is plenty of it. Young children shed a lot. Adults shed less, so a negative result in an older person carries less weight. The age group and the sample for which a test is intended are stated in its instructions. Check them before you widen its use.</p>
<h3>Getting started</h3>
<p>The instructions and ordering details are on the page of our <a href="${rsvTest}">RSV rapid test</a>. Ask us for a training session if your team has not tested for RSV before.</p>`,
	},
};

export const familyHealth: Article[] = [homeTests, rsvInThreeSettings];
