import { brand } from '@site/contract/brand';
import { picture } from '../../pictures.ts';
import { multiDrugCup } from '../product-links.ts';
import type { WrittenArticle } from '../written-article.ts';
import { aboutCompany } from './about-company.ts';

const screeningCup: WrittenArticle = {
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
<blockquote><p>“We watched collectors at work before we drew anything. Most spills happened on the way from one container to another, so we took out the second container,” said Grace Holloway, director of research and development.</p></blockquote>
<h2>A preliminary result</h2>
<p>As with all tests of this kind, the result is preliminary. A line beside the name of a drug means negative. No line means that the sample should be sent to a laboratory and confirmed by another method. Clinical and professional judgment should be applied to any result, above all to a preliminary positive.</p>
<p>The instructions that come with each box include a reading guide in large print. Training for collectors is available on request.</p>
<h2>Availability</h2>
<p>The cup is available now through distributors and directly from the company. Panels and ordering details are listed on the <a href="${multiDrugCup}">product page</a>. Dip cards remain in the range for sites that prefer them. Programs that need help with the choice of a panel can <a href="/contact">contact the sales team</a>.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2024年6月4日。</strong>${brand.company} 的毒品检测产品线新增一款多项毒品快速检测尿杯。该尿杯采集尿样后可同时筛查多种药物，无需第二个容器。</p>
<p>试纸条内置于杯壁。采样后盖紧杯盖，即可从外部读取结果，工作人员无需浸入、倾倒或接触样本。</p>
<h2>为繁忙的采样点而设计</h2>
<p>这款尿杯在设计时充分考虑了戒毒机构、诊所和企业检测项目的需要。在与一线人员的每次交流中，都会听到三个愿望。</p>
<ul>
<li>从患者到结果，步骤更少</li>
<li>标签表面可用普通墨水书写</li>
<li>杯盖单手即可盖紧，运输途中不松开</li>
</ul>
<blockquote><p>“动手画图之前，我们先观察采样人员如何工作。大多数洒漏发生在从一个容器转移到另一个容器的途中，于是我们去掉了第二个容器。”研发总监格蕾丝·霍洛韦（Grace Holloway）说。</p></blockquote>
<h2>结果为初步结果</h2>
<p>与所有同类检测一样，结果为初步结果。药物名称旁出现线条表示阴性；没有线条，则应将样本送往实验室，用另一种方法确证。对任何结果，尤其是初筛阳性，都应结合临床和专业判断。</p>
<p>每盒所附说明书含有大字判读指南。可应要求为采样人员提供培训。</p>
<h2>供应情况</h2>
<p>该尿杯现已通过经销商和本公司直接供应。检测组合和订购信息请见<a href="${multiDrugCup}">产品页面</a>。偏好检测板的场所仍可继续选用检测板。如需协助选择组合，请<a href="/contact">联系销售团队</a>。</p>
${aboutCompany.cn}`,
	},
};

const fertilityAnalyzer: WrittenArticle = {
	id: 25,
	slug: 'fertility-analyzer-now-available',
	kind: 'press',
	isArticle: false,
	title: {
		en: `${brand.name} fertility analyzer and sperm concentration test now available`,
		cn: `${brand.name} 生育分析仪及精子浓度检测现已上市`,
	},
	description: {
		en: 'A compact instrument gives practices a first answer in under 5 minutes.',
		cn: '这款小型仪器可在 5 分钟内为诊所提供初步结果。',
	},
	keywords: {
		en: 'fertility analyzer, sperm concentration test, point of care, product launch',
		cn: '生育分析仪, 精子浓度检测, 即时检测, 新品发布',
	},
	publishedOn: '2026-03-31',
	picture: picture('fertility-analyzer-wide', {
		en: 'Compact fertility analyzer on deep teal, its screen showing an LH value',
		cn: '深青色背景前的紧凑型生育分析仪，屏幕显示 LH 数值',
	}),
	content: {
		en: `<p><strong>San Diego, March 31, 2026.</strong> ${brand.company} today announced that its fertility analyzer, together with a cassette test for sperm concentration, is available to order. The instrument gives a result in under 5 minutes.</p>
<p>The analyzer fits on a desk. A touchscreen leads the operator through each step, and the cassette is used once and thrown away. There is no microscope to adjust and nothing to count by eye. The same instrument turns hCG cassettes and, in a carrier, LH strips into values.</p>
<h2>Closing a gap in the first visit</h2>
<p>When a couple asks for help, tests of the male partner often come late, because they need a laboratory and an appointment. With an analyzer in the practice, a first value can be part of the first visit.</p>
<blockquote><p>“We did not set out to replace the laboratory. We set out to make sure that the question is asked of both partners, on the same day,” said Grace Holloway, director of research and development.</p></blockquote>
<h2>What is available</h2>
<table>
<thead><tr><th>Item</th><th>Use</th></tr></thead>
<tbody>
<tr><td>Fertility analyzer</td><td>Desktop instrument with touchscreen</td></tr>
<tr><td>Sperm concentration test</td><td>Single-use cassettes, read by the analyzer or by eye</td></tr>
<tr><td>Training</td><td>Online session for operators</td></tr>
</tbody>
</table>
<p>The test measures concentration only. Movement and shape of sperm are not assessed, and a full analysis by a laboratory remains necessary where a specialist asks for it.</p>
<h2>How to order</h2>
<p>Practices and clinics can order the analyzer and cassettes from the <a href="link:fertilityShop">fertility shop</a>. Distributors with an interest in women’s and men’s health can ask for terms through the <a href="/become-a-distributor">distributor program</a>. The company will show the instrument at several meetings this year; dates are on the <a href="/events">events page</a>.</p>
${aboutCompany.en}`,
		cn: `<p><strong>圣迭戈，2026年3月31日。</strong>${brand.company} 今日宣布，生育分析仪及配套的精子浓度检测卡现已接受订购。该仪器不到 5 分钟即可给出结果。</p>
<p>分析仪可放在桌面上。触摸屏引导操作者完成每一步，检测卡为一次性使用。没有需要调节的显微镜，也无需目测计数。同一台仪器还可读取 hCG 检测卡，以及装入试纸托的 LH 试纸，并给出数值。</p>
<h2>填补首次就诊的空白</h2>
<p>夫妇前来求助时，男方的检查往往做得很晚，因为需要实验室和预约。诊所配备分析仪后，首次就诊就能得到初步数值。</p>
<blockquote><p>“我们的目的不是取代实验室，而是确保在同一天，对双方都提出这个问题。”研发总监格蕾丝·霍洛韦（Grace Holloway）说。</p></blockquote>
<h2>供应内容</h2>
<table>
<thead><tr><th>项目</th><th>用途</th></tr></thead>
<tbody>
<tr><td>生育分析仪</td><td>带触摸屏的台式仪器</td></tr>
<tr><td>精子浓度检测</td><td>一次性检测卡，由分析仪读取，也可目测</td></tr>
<tr><td>培训</td><td>面向操作者的线上课程</td></tr>
</tbody>
</table>
<p>本检测仅测量浓度，不评估精子的活力和形态。专科医生要求时，仍需由实验室进行完整分析。</p>
<h2>如何订购</h2>
<p>诊所和医院可在<a href="link:fertilityShop">生育产品商店</a>订购分析仪和检测卡。关注女性与男性健康领域的经销商，可通过<a href="/become-a-distributor">经销商计划</a>了解合作条件。公司今年将在多个会议上展示该仪器，日期请见<a href="/events">活动页面</a>。</p>
${aboutCompany.cn}`,
	},
};

export const newProducts: WrittenArticle[] = [screeningCup, fertilityAnalyzer];
