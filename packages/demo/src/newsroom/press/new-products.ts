import { brand } from '@site/contract/brand';
import type { Article } from '@site/contract/newsroom';
import { picture } from '../../pictures.ts';
import { multiDrugCup } from '../product-links.ts';
import { aboutCompany } from './about-company.ts';

const screeningCup: Article = {
	id: 5,
	slug: 'multi-drug-test-cup-joins-the-range',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.name} adds a multi-drug test cup to its screening range`,
		cn: `${brand.name} 筛查产品线新增多项毒品检测尿杯`,
	},
	description: {
		en: 'Collection and screening take place in one closed cup, which keeps handling to a minimum.',
		cn: '采集与筛查在同一个密闭杯中完成，最大限度减少样本接触。',
	},
	keywords: {
		en: 'multi-drug test cup, drugs of abuse, urine screening, product launch',
		cn: '多项毒品检测尿杯, 毒品检测, 尿液筛查, 新品发布',
	},
	publishedOn: '2024-06-04',
	picture: picture('multi-drug-cup'),
	content: {
		en: `<p><strong>San Diego, June 4, 2024.</strong> ${brand.company} has added a multi-drug rapid test cup to its range of drugs-of-abuse tests. The cup collects a urine sample and screens it for several drugs at once, without a second container.</p>
<p>The strips are built into the wall. After collection the lid is closed, and the result is read from outside. Staff do not dip, pour or touch the sample.</p>
<h2>Made for busy collection points</h2>
<p>The cup was designed with treatment centers, clinics and workplace programs in mind. Three wishes came up in every conversation with their staff.</p>
<ul>
<li>Fewer steps between the patient and the result</li>
<li>A label surface that takes ordinary ink</li>
<li>A lid that closes with one hand and stays closed in transport</li>
</ul>
<blockquote><p>"We watched collectors at work before we drew anything. Most spills happened on the way from one container to another, so we took out the second container," said Grace Holloway, director of research and development.</p></blockquote>
<h2>A preliminary result</h2>
<p>As with all tests of this kind, the result is preliminary. A line beside the name of a drug means negative. No line means that the sample should be sent to a laboratory and confirmed by another method. Clinical and professional judgment should be applied to any result, above all to a preliminary positive.</p>
<p>The instructions that come with each box include a reading guide in large print. Training for collectors is available on request.</p>
<h2>Availability</h2>
<p>The cup is available now through distributors and directly from the company. Panels and ordering details are listed on the <a href="${multiDrugCup}">product page</a>. Dip cards remain in the range for sites that prefer them. Programs that need help with the choice of a panel can <a href="/contact">contact the sales team</a>.</p>
${aboutCompany.en}`,
	},
};

const fertilityAnalyzer: Article = {
	id: 25,
	slug: 'fertility-analyzer-now-available',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.name} fertility analyzer and sperm concentration test now available`,
		cn: `${brand.name} 生育力分析仪及精子浓度检测现已上市`,
	},
	description: {
		en: 'A compact instrument gives practices a first answer in under 5 minutes.',
		cn: '这款小型仪器可在 5 分钟内为诊所提供初步结果。',
	},
	keywords: {
		en: 'fertility analyzer, sperm concentration test, point of care, product launch',
		cn: '生育力分析仪, 精子浓度检测, 即时检测, 新品发布',
	},
	publishedOn: '2026-03-31',
	picture: picture('fertility-analyzer-wide'),
	content: {
		en: `<p><strong>San Diego, March 31, 2026.</strong> ${brand.company} today announced that its fertility analyzer, together with a cassette test for sperm concentration, is available to order. The instrument gives a result in under 5 minutes.</p>
<p>The analyzer fits on a desk. A touchscreen leads the operator through each step, and the cassette is used once and thrown away. There is no microscope to adjust and nothing to count by eye.</p>
<h2>Closing a gap in the first visit</h2>
<p>When a couple asks for help, tests of the male partner often come late, because they need a laboratory and an appointment. With an analyzer in the practice, a first value can be part of the first visit.</p>
<blockquote><p>"We did not set out to replace the laboratory. We set out to make sure that the question is asked of both partners, on the same day," said Grace Holloway, director of research and development.</p></blockquote>
<h2>What is available</h2>
<table>
<thead><tr><th>Item</th><th>Use</th></tr></thead>
<tbody>
<tr><td>Fertility analyzer</td><td>Desktop instrument with touchscreen</td></tr>
<tr><td>Sperm concentration test</td><td>Single-use cassettes for the analyzer</td></tr>
<tr><td>Training</td><td>Online session for operators</td></tr>
</tbody>
</table>
<p>The test measures concentration only. Movement and shape of sperm are not assessed, and a full analysis by a laboratory remains necessary where a specialist asks for it.</p>
<h2>How to order</h2>
<p>Practices and clinics can order the analyzer and cassettes from the <a href="link:fertilityShop">fertility shop</a>. Distributors with an interest in women's and men's health can ask for terms through the <a href="/become-a-distributor">distributor program</a>. The company will show the instrument at several meetings this year; dates are on the <a href="/events">events page</a>.</p>
${aboutCompany.en}`,
	},
};

export const newProducts: Article[] = [screeningCup, fertilityAnalyzer];
