import { picture } from '../../pictures.ts';
import { agreementTold } from '../agreement-told.ts';
import { oneSwab } from '../diagrams.ts';
import { multiplexTest } from '../product-links.ts';
import type { WrittenArticle } from '../written-article.ts';

const preparingYourClinic: WrittenArticle = {
	id: 8,
	slug: 'preparing-your-clinic-for-respiratory-season',
	kind: 'blog',
	isArticle: true,
	title: { en: 'Preparing your clinic for respiratory season', cn: '为呼吸道疾病高发季做好准备' },
	description: {
		en: 'The first busy week is too late to train staff or count boxes. A plan for the eight weeks before it.',
		cn: '等到最忙的那一周再培训人员、清点库存就太晚了。本文给出此前八周的准备计划。',
	},
	keywords: {
		en: 'respiratory season, influenza, COVID-19, clinic planning, rapid testing',
		cn: '呼吸道疾病高发季, 流感, 新冠, 诊所准备, 快速检测',
	},
	publishedOn: '2024-09-10',
	picture: picture('flu-ab-kit-closeup'),
	content: {
		en: `<p>Every autumn the waiting room fills within a few days. Patients arrive with fever, cough and a sore throat, and most of them want to know one thing before they leave. Clinics that cope well have usually done their thinking in late summer. This plan starts eight weeks ahead. It fits a practice with one testing station and can be scaled up.</p>
<h2>Eight weeks ahead: decide what you will test for</h2>
<p>Influenza A, influenza B and COVID-19 begin with much the same symptoms. Decide with your clinicians when a single test is enough and when a combined one saves a second visit to the bench. Write the answer on one page. Staff should not have to guess at the front desk.</p>
<h2>Six weeks ahead: count and order</h2>
<ul>
<li>Look up how many tests you used in each week of last season.</li>
<li>Count what you have, lot by lot, and note the expiration dates.</li>
<li>Order for the peak, not for the average. A shelf life of 24 months, as with our multiplex test, leaves room for a reserve.</li>
<li>Add what runs out unnoticed: gloves, timers, waste bags, control swabs.</li>
</ul>
<h2>Four weeks ahead: train</h2>
<p>Plan half an hour for each person who will collect samples or read results. Use the instructions for use, not memory. Let each person run a positive and a negative control and read both. Keep a dated list of who was trained, and by whom.</p>
<blockquote><p>A quick test in untrained hands is a quick way to a wrong answer.</p></blockquote>
<h2>Two weeks ahead: set up the station</h2>
<h3>Space</h3>
<p>Choose a flat surface with even light, close to where samples are taken. Mark a clean side and a used side. Leave room for several cassettes to lie flat at the same time.</p>
<h3>Time</h3>
<p>Give every cassette its own timer or write the start time on it. Results of our <a href="${multiplexTest}">Flu A/B &amp; COVID-19 multiplex test</a> are read at 10 minutes. Three cassettes and one timer is where errors begin.</p>
<h3>Paper</h3>
<p>Prepare a log with patient, lot, start, result and reader. Print the reading guide and hang it at eye level.</p>
<h2>One week ahead: rehearse</h2>
<p>Walk one colleague through the whole visit, from the door to the note in the chart. See where people wait and where a result could be mixed up. Change one thing, then try again.</p>
<h2>During the season</h2>
<p>Count stock every Friday. Run controls with each new lot. Ask your health department how it wants results reported, since rules differ. And thank the person at the testing station: it is the least comfortable chair in the building.</p>
<p>Healthcare providers can <a href="/free-sample-kit">request a free sample kit</a> to try the test before the season starts.</p>`,
		cn: `<p>每年秋天，候诊室会在几天之内坐满。患者带着发热、咳嗽和咽痛而来，多数人离开之前只想知道一件事。应对从容的诊所，通常在夏末就已考虑周全。这份计划从八周之前开始，适合只有一个检测台的诊所，也可按规模放大。</p>
<h2>提前八周：决定检测什么</h2>
<p>甲型流感、乙型流感和新冠的初起症状大同小异。请与临床医生商定，何时单项检测就够，何时多联检测可以省去再次上台。把答案写在一页纸上，前台人员不应靠猜。</p>
<h2>提前六周：清点与订货</h2>
<ul>
<li>查出上个流行季每周用了多少检测。</li>
<li>按批次清点库存，并记录有效期。</li>
<li>按高峰而不是按平均订货。有效期 24 个月，例如我们的多联检测，足以留出储备。</li>
<li>补齐容易不知不觉用完的物品：手套、计时器、废弃物袋、质控拭子。</li>
</ul>
<h2>提前四周：培训</h2>
<p>为每位采样或读取结果的人员安排半小时。以使用说明书为准，而不是凭记忆。让每个人各做一次阳性和阴性质控，并读取结果。保存一份注明日期的名单，记录谁接受了培训、由谁培训。</p>
<blockquote><p>快速检测到了未经培训的人手里，就会快速得出错误的答案。</p></blockquote>
<h2>提前两周：布置检测台</h2>
<h3>空间</h3>
<p>选择靠近采样处、光线均匀的平整台面。划分清洁区和使用区，并留出可同时平放数张检测卡的位置。</p>
<h3>时间</h3>
<p>每张检测卡配一个计时器，或在卡上写明开始时间。我们的<a href="${multiplexTest}">甲型/乙型流感与新冠病毒多联快速检测</a>在 10 分钟时读取。三张检测卡共用一个计时器，就是差错的开端。</p>
<h3>记录</h3>
<p>准备一份登记表，包括患者、批号、开始时间、结果和读取者。打印判读指南，挂在与视线平齐的位置。</p>
<h2>提前一周：演练</h2>
<p>请一位同事扮演患者，从进门走到病历记录，完整走一遍。看看人们在哪里等候，结果在哪里可能弄混。改动一处，再试一次。</p>
<h2>流行季期间</h2>
<p>每周五清点库存。每个新批次都做质控。各地规定不同，请向卫生部门了解如何上报结果。还有，感谢坐在检测台前的那位同事：那是整栋楼里最不舒服的椅子。</p>
<p>医疗机构可<a href="/free-sample-kit">申请免费样品盒</a>，在流行季之前试用。</p>`,
	},
};

const agreement = agreementTold(101);

const oneSwabThreeAnswers: WrittenArticle = {
	id: 30,
	slug: 'one-swab-three-answers',
	kind: 'blog',
	isArticle: true,
	title: { en: 'One swab, three answers: 3-in-1 testing this winter', cn: '一支拭子，三个答案：今冬的三合一检测' },
	description: {
		en: 'Flu A, flu B and COVID-19 look alike in the waiting room. What a combined test adds, what its figures say, and where its limits are.',
		cn: '甲流、乙流和新冠在候诊室里很难分辨。本文介绍三合一检测的价值、性能数据及其局限。',
	},
	keywords: {
		en: '3-in-1 test, flu A, flu B, COVID-19, multiplex rapid test, PPA, NPA',
		cn: '三合一检测, 甲型流感, 乙型流感, 新冠, 多联快速检测, 阳性符合率, 阴性符合率',
	},
	publishedOn: '2026-11-10',
	picture: picture('multiplex-kit-at-home-closeup'),
	content: {
		en: `<p>A patient has had a fever since last night. It could be flu. It could be COVID-19. The symptoms overlap so far that an experienced clinician cannot tell one from the other by looking. Yet the next steps differ: who should stay at home, which medicine may help, whom to warn in the family. That is the case for a test that asks three questions at once.</p>
<h2>What a 3-in-1 test does</h2>
<p>The <a href="${multiplexTest}">Flu A/B &amp; COVID-19 Multiplex Rapid Test</a> uses one nasal swab and one cassette. Three test lines stand in the window, one each for influenza A, influenza B and the virus that causes COVID-19, besides the control line. The result is read at 10 minutes. The test is emergency use authorized.</p>
${oneSwab.en}
<p>For the clinic this means one collection instead of two or three, one timer, and one entry in the log. For the patient it means one moment of discomfort.</p>
<h2>What the figures say</h2>
<p>Positive percent agreement (PPA) tells how often the test agrees with the comparison method when that method is positive. Negative percent agreement (NPA) tells the same for negatives. Here the comparison method is RT-PCR: at point-of-care sites, swabs from ${agreement.people} people with symptoms of 5 days or less were tested both ways. The numbers in parentheses are how many agreed, of how many.</p>
<table>
<thead><tr><th>Target</th><th>PPA</th><th>NPA</th></tr></thead>
<tbody>
${agreement.rows.en}
</tbody>
</table>
<p>Read the table in two directions. The NPA values are high, so a false positive is uncommon. The PPA values are good for a rapid test but below one hundred percent, so a negative does not rule out infection. Each of them rests on fewer than 50 positives; the intervals on the <a href="${multiplexTest}">product page</a> show how far off the true values may be.</p>
<blockquote><p>A positive result lets you act. A negative result, in a patient with clear symptoms, asks you to think again.</p></blockquote>
<h2>Where it fits</h2>
<ul>
<li><strong>Urgent care and primary care,</strong> where the plan is made in one visit.</li>
<li><strong>Schools and colleges,</strong> where a nurse decides who goes home.</li>
<li><strong>Long-term care,</strong> where one case changes the day for a whole floor.</li>
</ul>
<h2>Where it does not</h2>
<p>The test does not measure how ill someone is. It does not look for RSV or strep. It cannot make up for a poor swab. And it is no substitute for a laboratory test where a clinician needs certainty before treatment.</p>
<h3>Before the first patient</h3>
<p>Run the external controls, check the dates, and agree on what each result will lead to. Our <a href="/resources/preparing-your-clinic-for-respiratory-season">preparation plan</a> takes you through it. If your team has not used the test yet, <a href="/free-sample-kit">request a free sample kit</a>.</p>`,
		cn: `<p>一位患者从昨晚开始发热。可能是流感，也可能是新冠。两者症状高度相似，即使经验丰富的医生也难以仅凭观察加以区分。然而后续处理各不相同：谁应居家休息、哪种药物可能有效、家中谁需要注意。这正是三合一检测的意义所在。</p>
<h2>三合一检测能做什么</h2>
<p><a href="${multiplexTest}">甲型/乙型流感与新冠病毒多联快速检测</a>只需一支鼻拭子和一张检测卡。结果窗口中除质控线外，还有三条检测线，分别对应甲型流感、乙型流感和新冠病毒。10 分钟读取结果。该检测已获紧急使用授权。</p>
${oneSwab.cn}
<p>对诊所而言，这意味着一次采样、一个计时器、一条记录；对患者而言，只需忍受一次不适。</p>
<h2>性能数据</h2>
<p>阳性符合率（PPA）表示当对照方法为阳性时，本检测与之相符的比例；阴性符合率（NPA）则针对阴性结果。此处的对照方法为实时荧光 RT-PCR：在即时检测点，对 ${agreement.people} 名出现症状不超过 5 天的人员，用两种方法检测其拭子样本；括号内为相符数与总数。</p>
<table>
<thead><tr><th>检测项目</th><th>PPA</th><th>NPA</th></tr></thead>
<tbody>
${agreement.rows.cn}
</tbody>
</table>
<p>这张表要从两个方向看。阴性符合率高，因此假阳性少见；阳性符合率对快速检测而言相当不错，但低于百分之百，因此阴性结果不能排除感染。各项阳性样本均少于 50 份，真实数值可能相差多少，见<a href="${multiplexTest}">产品页面</a>上的置信区间。</p>
<blockquote><p>阳性结果让您可以采取行动；对于症状明显的患者，阴性结果提醒您再想一想。</p></blockquote>
<h2>适用场景</h2>
<ul>
<li><strong>急诊与基层诊所：</strong>一次就诊即可确定方案。</li>
<li><strong>中小学和大学：</strong>校医需要判断谁应回家休息。</li>
<li><strong>长期护理机构：</strong>一个病例就会影响整层楼。</li>
</ul>
<h2>局限</h2>
<p>本检测不能衡量病情轻重，不检测呼吸道合胞病毒或链球菌，也无法弥补采样不当。如果治疗前需要确诊，仍应送实验室检测。</p>
<h3>迎接第一位患者之前</h3>
<p>完成外部质控，检查有效期，并商定每种结果之后的处理方式。我们的<a href="/resources/preparing-your-clinic-for-respiratory-season">准备计划</a>将逐步引导您完成。尚未使用过本检测的团队可以<a href="/free-sample-kit">申请免费样品盒</a>。</p>`,
	},
};

export const respiratorySeason: WrittenArticle[] = [preparingYourClinic, oneSwabThreeAnswers];
