import { picture } from '../../pictures.ts';
import { controls, swabCircles } from '../diagrams.ts';
import type { WrittenArticle } from '../written-article.ts';

const collectingASwab: WrittenArticle = {
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
${swabCircles.en}
<blockquote><p>Firm, slow and on both sides. If the tip looks dry, you have not collected a sample.</p></blockquote>
<h2>Into the tube</h2>
<p>Place the swab in the buffer at once. Roll it against the wall as often as the instructions say, and squeeze the tube while you draw it out. Much of the sample stays in the fibers if this step is rushed. Close the tube, mix, and test within the stated time.</p>
<h2>Children and anxious patients</h2>
<p>Let a child sit on a parent’s lap, back against chest. Show the swab. Let the child count with you. With anxious adults, say before each step what comes next. Most resistance comes from surprise.</p>
<h2>When to collect again</h2>
<ul>
<li>The tip touched a glove, a bench or the outside of the face.</li>
<li>There is visible blood that the instructions tell you to avoid.</li>
<li>The patient pulled away before both sides were done.</li>
<li>The swab waited outside the tube for longer than allowed.</li>
</ul>
<h3>Practice helps</h3>
<p>Ask new staff to collect under supervision until you are both satisfied. Then look again after a few months. Technique drifts when nobody watches, and ten minutes of review bring it back.</p>`,
		cn: `<p>快速检测令人失望时，人们往往盯着检测卡。其实更应该看看拭子。采样是质控线唯一无法监测的步骤，也是因人而异最大的一步，而改进起来并不难。</p>
<h2>拭子为何如此重要</h2>
<p>抗原检测寻找的是病毒蛋白。这些蛋白存在于鼻腔黏膜细胞的内部和表面。拭子必须接触黏膜、取得细胞，再在管中将其释放。只碰到空气或鼻涕的拭子，对检测没有多大用处。</p>
<p>仔细观察植绒拭子，可以看到短纤维像刷子一样直立，能将样本迅速释放到缓冲液中。家用棉棒恰恰相反，它会把取到的东西牢牢留住。请始终使用试剂盒内的拭子。</p>
<h2>开始之前</h2>
<ul>
<li>说明将要做什么、需要多久。患者心里有数，才会配合不动。</li>
<li>鼻涕较多时，请患者先擤鼻。</li>
<li>先准备好试管和标签，采样后立即放入拭子。</li>
<li>戴上新手套。从杆端打开拭子，不要触碰拭子头。</li>
</ul>
<h2>采样</h2>
<ol>
<li>请患者头部略微后仰。</li>
<li>按所用检测的说明书规定的深度插入。前鼻腔拭子与鼻咽拭子是不同的操作。</li>
<li>轻压鼻孔内壁，缓慢旋转，并数清圈数。</li>
<li>用同一支拭子在另一侧鼻孔重复。</li>
</ol>
${swabCircles.cn}
<blockquote><p>有力、缓慢、两侧都做。如果拭子头看起来是干的，就等于没有采到样本。</p></blockquote>
<h2>放入试管</h2>
<p>立即将拭子放入缓冲液，按说明书规定的次数贴管壁转动，取出时捏紧管壁。这一步若操之过急，大部分样本会留在纤维中。盖好试管，混匀，并在规定时间内检测。</p>
<h2>儿童与紧张的患者</h2>
<p>让孩子坐在家长腿上，背靠家长胸前。把拭子给孩子看看，让他和您一起数数。对紧张的成人，每一步之前先说明接下来要做什么。抗拒大多来自意外。</p>
<h2>何时需要重新采样</h2>
<ul>
<li>拭子头碰到了手套、台面或面部外侧。</li>
<li>出现说明书要求避免的可见血迹。</li>
<li>两侧尚未采完，患者就已躲开。</li>
<li>拭子在管外停留的时间超过规定。</li>
</ul>
<h3>熟能生巧</h3>
<p>请新员工在指导下采样，直到双方都满意为止；几个月后再观察一次。无人监督时，手法会逐渐走样，十分钟的复习就能纠正过来。</p>`,
	},
};

const externalControls: WrittenArticle = {
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
		en: 'external controls, control swabs, quality control, frequency, new lot, rapid tests',
		cn: '外部质控, 质控拭子, 质量控制, 质控频率, 新批次, 快速检测',
	},
	publishedOn: '2025-08-26',
	picture: picture('cardiac-control-vials-closeup'),
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
${controls.en}
<p>The positive swab, 1, has to give both lines. The negative one, 2, has to give the control line alone.</p>
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
		cn: `<p>每张检测卡都有质控线。液体沿试纸条流过，它就会出现。这很有用，但还不够。盒子在阳光下晒了一周，或操作者少转了几圈拭子，质控线照样会出现。外部质控正是为这些情况准备的。</p>
<h2>两种质控，两个问题</h2>
<table>
<thead><tr><th></th><th>内部质控</th><th>外部质控</th></tr></thead>
<tbody>
<tr><td>在哪里？</td><td>每张检测卡内</td><td>单独的拭子或小瓶中</td></tr>
<tr><td>说明什么？</td><td>试纸条已正常运行</td><td>整个流程得到预期结果</td></tr>
<tr><td>何时使用？</td><td>每次检测</td><td>规定的时机</td></tr>
<tr><td>能否检验操作者？</td><td>部分能</td><td>能</td></tr>
</tbody>
</table>
<h2>套装内容</h2>
<p>我们的质控拭子套装含阳性和阴性拭子各 10 支。阳性拭子带有检测应当检出的灭活物质，阴性拭子不带。两者的操作与患者样本完全一样：同样的试管、同样的转动次数、同样的滴数、同样的时间。</p>
${controls.cn}
<p>阳性拭子（1）应出现两条线，阴性拭子（2）应仅出现质控线。</p>
<h2>何时进行</h2>
<ul>
<li>新批次到货，用于第一位患者之前。</li>
<li>新操作者完成培训时。</li>
<li>检测储存温度曾超出范围，或有此怀疑时。</li>
<li>结果看起来异常时：一天之内阳性过多，或疫情严重的一周却没有阳性。</li>
<li>使用说明书、所在州或认可机构要求时。</li>
</ul>
<blockquote><p>做质控要像对待患者样本一样。如果格外用心，它就无法反映平时的情况。</p></blockquote>
<h2>质控失败时</h2>
<p>停止使用该批次。不要反复做到通过为止，然后忘掉失败。请依次进行以下步骤：</p>
<ol>
<li>检查质控品和检测的有效期。</li>
<li>重读说明书，用新的拭子和新的检测卡重复一次。</li>
<li>如再次失败，换同一批次的另一盒。</li>
<li>如仍失败，将该批次单独存放，并<a href="/contact">联系我们</a>，告知批号。</li>
</ol>
<p>请回顾自上次质控合格以来检测过哪些患者，由临床医生决定是否需要重新检测。</p>
<h2>记录要简短</h2>
<p>日期、检测批号、质控品批号、预期结果、实际结果、签名，每次一行。半分钟能填完的记录会有人坚持；要填五分钟的记录，只会在周五下午凭记忆补上。</p>
<h3>规划供应</h3>
<p>质控品常在不知不觉中用完。清点检测时一并清点，并一起订购。一套可做十对，有多个批次和多名操作者的诊所，一个流行季需要不止一套。</p>`,
	},
};

export const samplesAndControls: WrittenArticle[] = [collectingASwab, externalControls];
