import { picture } from '../../pictures.ts';
import { samplePath } from '../diagrams.ts';
import { multiplexTest } from '../product-links.ts';
import type { WrittenArticle } from '../written-article.ts';

const waivedWorkflow: WrittenArticle = {
	id: 13,
	slug: 'a-clia-waived-workflow-for-a-small-clinic',
	kind: 'blog',
	isArticle: true,
	title: { en: 'A CLIA-waived workflow for a small clinic', cn: '小型诊所的 CLIA 豁免检测流程' },
	description: {
		en: 'Waived does not mean without rules. How a practice with two nurses and one bench can run rapid tests cleanly, from the door to the chart.',
		cn: '“豁免”并不等于没有规则。本文介绍只有两名护士和一张操作台的诊所，如何规范完成快速检测的全过程。',
	},
	keywords: {
		en: 'CLIA waived, certificate of waiver, point of care, clinic workflow, rapid test',
		cn: 'CLIA 豁免, 豁免证书, 即时检测, 诊所流程, 快速检测',
	},
	publishedOn: '2025-03-04',
	picture: picture('strep-dipstick-with-tube-closeup'),
	content: {
		en: `<p>In the United States, laboratory testing on people is regulated under CLIA, the Clinical Laboratory Improvement Amendments. Tests that are simple and carry a low risk of an incorrect result can be waived. A practice that runs only waived tests needs a Certificate of Waiver and must follow the manufacturer’s instructions. That is all the law asks for at the core. A good workflow asks for a little more.</p>
<h2>Before the first test</h2>
<ul>
<li>Hold a current certificate, and know the date on which it must be renewed.</li>
<li>Check that the test, and the kind of sample you use, are waived or authorized for your setting.</li>
<li>Keep the current instructions for use at the bench. Remove older versions.</li>
<li>Ask your state. Some add rules of their own.</li>
</ul>
<h2>The path of one sample</h2>
${samplePath.en}
<h3>1. Identify</h3>
<p>Ask the patient for name and date of birth. Label the tube before the swab touches it, not after.</p>
<h3>2. Collect</h3>
<p>Follow the steps for the swab in the kit. Swabs are not interchangeable between tests.</p>
<h3>3. Run</h3>
<p>Open the pouch, write the patient’s initials and the start time on the cassette, add the drops and start the timer.</p>
<h3>4. Read</h3>
<p>Read at the stated time. With our <a href="${multiplexTest}">Flu A/B &amp; COVID-19 multiplex test</a> that is 10 minutes. Look for the control line first. Without it there is no result.</p>
<h3>5. Record and tell</h3>
<p>Enter the result, the lot and your name. Hand it to the clinician. Report it to public health where that is required.</p>
<blockquote><p>One sample, one cassette, one timer, one name. Most mix-ups break one of these four.</p></blockquote>
<h2>Who does what</h2>
<p>With two people, split the work at the timer. One collects and starts. The other reads and records. The reader does not see the patient’s symptoms first, which keeps the eye honest. When only one person is on duty, limit the number of cassettes that run at the same time.</p>
<h2>Controls</h2>
<p>The line in the window is an internal control. External controls test the whole chain, your hands included. Run them with each new lot and each new operator, and whenever the instructions ask for it. Our control swab kit holds 10 positive and 10 negative swabs.</p>
<h2>A folder that answers questions</h2>
<p>Keep five things together: the certificate, the instructions, the training list, the control log and the temperature log. When an inspector comes, or a colleague asks why a result was repeated, the answer is in one place.</p>
<p>None of this needs software or a laboratory degree. It needs a flat bench, a timer and the same steps every time.</p>`,
		cn: `<p>在美国，针对人体样本的实验室检测受 CLIA（临床实验室改进修正案）监管。操作简单、出错风险低的检测可以获得豁免。只开展豁免检测的诊所，需要持有豁免证书，并遵循制造商说明书。法律的核心要求仅此而已，而好的流程会多做一点。</p>
<h2>首次检测之前</h2>
<ul>
<li>持有有效证书，并清楚续期日期。</li>
<li>确认所用检测及样本类型在您的机构中属于豁免或已获授权。</li>
<li>操作台上放置现行版本的说明书，移除旧版本。</li>
<li>咨询所在州的规定，有些州另有要求。</li>
</ul>
<h2>一份样本的流程</h2>
${samplePath.cn}
<h3>1. 核对身份</h3>
<p>询问患者姓名和出生日期。在拭子放入之前就给试管贴好标签，而不是之后。</p>
<h3>2. 采样</h3>
<p>按照说明使用试剂盒内的拭子。不同检测的拭子不可互换。</p>
<h3>3. 检测</h3>
<p>打开铝箔袋，在检测卡上写明患者姓名缩写和开始时间，加样并计时。</p>
<h3>4. 读取</h3>
<p>按规定时间读取。<a href="${multiplexTest}">甲型/乙型流感与新冠病毒多联快速检测</a>为 10 分钟。先看质控线，没有质控线就没有结果。</p>
<h3>5. 记录与告知</h3>
<p>填写结果、批号和操作者姓名，交给临床医生，并按要求向公共卫生部门报告。</p>
<blockquote><p>一份样本、一张检测卡、一个计时器、一个姓名。大多数混淆都是因为打破了其中一项。</p></blockquote>
<h2>分工</h2>
<p>两人值班时，以计时器为界：一人采样并开始检测，另一人读取并记录。读取者事先不了解患者症状，判读才能保持客观。只有一人值班时，应限制同时进行的检测数量。</p>
<h2>质控</h2>
<p>窗口中的质控线属于内部质控。外部质控检验的是整个流程，包括操作者。每个新批次、每位新操作者，以及说明书要求时，都应进行外部质控。我们的质控拭子套装含阳性和阴性拭子各 10 支。</p>
<h2>一个文件夹解答所有问题</h2>
<p>把证书、说明书、培训名单、质控记录和温度记录这五样放在一起。检查人员到访，或同事询问为何重测时，答案都在同一个地方。</p>
<p>这一切都不需要软件，也不需要检验专业学位，只需要一张平整的台面、一个计时器，以及每次都相同的步骤。</p>`,
	},
};

const codingGuide: WrittenArticle = {
	id: 28,
	slug: 'coding-point-of-care-respiratory-tests',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Coding point-of-care respiratory tests', cn: '即时呼吸道检测的 CPT 代码' },
	description: {
		en: 'Which CPT codes go with flu and COVID-19 rapid tests, what the QW and 59 modifiers say, and how to avoid a returned claim.',
		cn: '流感与新冠快速检测对应哪些 CPT 代码、QW 与 59 修饰符的含义，以及如何避免申报被退回。',
	},
	keywords: {
		en: 'CPT codes, 87428, 87811, 87804, QW modifier, reimbursement, rapid tests',
		cn: 'CPT 代码, 87428, 87811, 87804, QW 修饰符, 报销, 快速检测',
	},
	publishedOn: '2026-09-08',
	picture: picture('flu-ab-kit'),
	content: {
		en: `<p>A rapid test takes minutes. A returned claim takes weeks. Most returns that practices tell us about come down to a missing modifier or to a combined test billed as if it were three. Here is how the codes for our respiratory tests fit together.</p>
<h2>The codes at a glance</h2>
<table>
<thead><tr><th>Code</th><th>What was tested</th></tr></thead>
<tbody>
<tr><td>87428-QW</td><td>Flu A/B and COVID-19, combined</td></tr>
<tr><td>87811QW</td><td>COVID-19 (alternative)</td></tr>
<tr><td>87804QW</td><td>Flu A (alternative)</td></tr>
<tr><td>87804QW-59</td><td>Flu B (alternative)</td></tr>
</tbody>
</table>
<h2>What the parts mean</h2>
<h3>The five digits</h3>
<p>They name the test: what is looked for and by which kind of method. A combined test has a code of its own. It is one test with several results, not several tests.</p>
<h3>QW</h3>
<p>This modifier says that a waived test was run in a setting with a CLIA Certificate of Waiver. Without it, many payers return the claim. Your certificate number belongs on the claim too.</p>
<h3>59</h3>
<p>This modifier marks a distinct service on the same day. With separate flu A and flu B results, the second line would look like a duplicate of the first. The 59 says that it is not.</p>
<blockquote><p>Bill what you ran and what you recorded. If the chart shows one combined test, the claim should too.</p></blockquote>
<h2>Four checks before you send</h2>
<ol>
<li><strong>Order.</strong> Is there an order from the clinician, with a reason for the test?</li>
<li><strong>Result.</strong> Are all results of the test in the chart, the negative ones included?</li>
<li><strong>Code.</strong> Does the code match the product that was used, not the one used last month?</li>
<li><strong>Modifier.</strong> Is QW there, and 59 where it is needed?</li>
</ol>
<h2>When you change products</h2>
<p>A switch from single tests to a multiplex test changes the code. Update the order set, the charge list and the log on the same day. Tell whoever posts the charges. A practice that changes the bench but not the software will find out a month later.</p>
<h2>When a claim comes back</h2>
<p>Read the reason code first. If the modifier is missing, correct it and send the claim again. If the payer says that the service is not covered, look at the policy for that plan. Keep a short list of payers and their rules, and review it before each season.</p>
<p>This article is general information, not billing advice. Codes and coverage change, and payers differ. Check with your payer before you submit. The codes for our <a href="${multiplexTest}">Flu A/B &amp; COVID-19 test</a> are also listed on its product page. CPT is a registered trademark of the American Medical Association.</p>`,
		cn: `<p>快速检测只需几分钟，而一份被退回的申报要花上几周。诊所向我们反映的退单，多半是漏了修饰符，或把一项多联检测按三项申报。以下说明我们的呼吸道检测应使用哪些代码。</p>
<h2>代码一览</h2>
<table>
<thead><tr><th>代码</th><th>检测内容</th></tr></thead>
<tbody>
<tr><td>87428-QW</td><td>甲型/乙型流感与新冠，合并检测</td></tr>
<tr><td>87811QW</td><td>新冠（替代代码）</td></tr>
<tr><td>87804QW</td><td>甲型流感（替代代码）</td></tr>
<tr><td>87804QW-59</td><td>乙型流感（替代代码）</td></tr>
</tbody>
</table>
<h2>各部分的含义</h2>
<h3>五位数字</h3>
<p>表示检测本身：检测什么、采用哪类方法。多联检测有自己的代码，它是一项检测、多个结果，而不是多项检测。</p>
<h3>QW</h3>
<p>该修饰符表示在持有 CLIA 豁免证书的场所进行了豁免检测。缺少它，许多支付方会退回申报。证书编号也应填写在申报单上。</p>
<h3>59</h3>
<p>该修饰符标明同一天内的另一项独立服务。甲型和乙型流感分别出具结果时，第二行看起来像是第一行的重复，59 说明并非如此。</p>
<blockquote><p>做了什么、记录了什么，就申报什么。病历上是一项多联检测，申报也应如此。</p></blockquote>
<h2>提交前的四项核对</h2>
<ol>
<li><strong>医嘱：</strong>是否有临床医生的医嘱，并写明检测理由？</li>
<li><strong>结果：</strong>该检测的全部结果是否都已记入病历，包括阴性结果？</li>
<li><strong>代码：</strong>代码与实际使用的产品是否相符，而不是上个月用的那一种？</li>
<li><strong>修饰符：</strong>是否标有 QW，需要时是否标有 59？</li>
</ol>
<h2>更换产品时</h2>
<p>从单项检测改为多联检测，代码也随之改变。请在同一天更新医嘱套餐、收费目录和登记表，并告知录入收费的人员。只换了台面上的产品而没有更新软件，一个月后就会发现问题。</p>
<h2>申报被退回时</h2>
<p>先看退回原因代码。如缺少修饰符，更正后重新提交；如支付方称该服务不在承保范围，请查阅该计划的政策。建议准备一份各支付方规则的简表，并在每个流行季之前核对。</p>
<p>本文为一般信息，并非计费建议。代码和承保范围会有变化，各支付方也不尽相同，提交前请向支付方核实。<a href="${multiplexTest}">甲型/乙型流感与新冠病毒多联快速检测</a>的代码也列在其产品页面上。CPT 是美国医学会的注册商标。</p>`,
	},
};

export const clinicPractice: WrittenArticle[] = [waivedWorkflow, codingGuide];
