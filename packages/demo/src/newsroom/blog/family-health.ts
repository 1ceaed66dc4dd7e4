import { picture } from '../../pictures.ts';
import { homeMultiplexTest, rsvTest } from '../product-links.ts';
import type { WrittenArticle } from '../written-article.ts';

const homeTests: WrittenArticle = {
	id: 20,
	slug: 'home-tests-read-this-before-you-open-the-pouch',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Home tests: read this before you open the pouch', cn: '居家检测：打开包装之前请先阅读' },
	description: {
		en: 'Ten minutes of preparation prevent most failed home tests. A guide for kitchens, bathrooms and worried evenings.',
		cn: '十分钟的准备可以避免大多数居家检测失败。写给在家检测、心里着急的您。',
	},
	keywords: {
		en: 'home test, over the counter, self test, flu, COVID-19, how to, family, positive result, used tests, disposal',
		cn: '居家检测, 非处方, 自测, 流感, 新冠, 使用方法, 家人, 阳性结果, 用过, 丢弃',
	},
	publishedOn: '2025-10-14',
	picture: picture('home-testing'),
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
		cn: `<p>居家检测往往发生在不巧的时刻：有人病了，天色已晚，盒子又是匆忙买来的。人们先撕开包装，再去找说明书。把这个顺序倒过来，大多数问题就不会出现。以下是我们对家人和朋友的建议。</p>
<h2>打开包装之前</h2>
<ul>
<li>检查盒上的有效期。</li>
<li>先把说明书从头到尾读一遍，操作时再对照着读一遍。</li>
<li>洗净并擦干双手。擦净一处平整台面，铺上干净的纸巾。</li>
<li>准备一个计时器，手机即可。</li>
<li>如果盒子刚从低温处取出，请勿开封，待其恢复至室温。</li>
</ul>
<h2>检测过程中</h2>
<h3>一次只测一个人</h3>
<p>全家围在一张桌上同时检测，最容易弄混结果。测完一个人，在检测卡上写好姓名，再开始下一个。</p>
<h3>认真采样</h3>
<p>按说明书规定的圈数，在两侧鼻孔内用力旋转。只在鼻孔口轻轻一碰，是检测不到病毒的最常见原因。</p>
<h3>数清滴数</h3>
<p>竖直持管，让液滴自由落下。气泡不算一滴。</p>
<h3>相信计时器</h3>
<p>我们的<a href="${homeMultiplexTest}">甲型/乙型流感与新冠病毒居家检测</a> 10 分钟出结果。不要在三分钟时下结论，也不要一小时后再回头看。</p>
<blockquote><p>先看质控线。没有质控线就没有结果，无论您还看到什么。</p></blockquote>
<h2>得到结果之后</h2>
<table>
<thead><tr><th>结果</th><th>含义</th><th>怎么做</th></tr></thead>
<tbody>
<tr><td>阳性</td><td>很可能检出了病毒</td><td>与他人保持距离，并就治疗联系医生</td></tr>
<tr><td>阴性</td><td>此份样本中未检出病毒</td><td>如症状持续，按说明书再次检测或就医</td></tr>
<tr><td>无效</td><td>检测未能正常进行</td><td>用新的检测重做</td></tr>
</tbody>
</table>
<h2>何时不应等待检测</h2>
<p>呼吸困难、胸痛、意识模糊，或婴儿拒绝进食：这些情况需要立即求助，请拨打急救电话。检测可以稍后再做。</p>
<h2>检测结束后</h2>
<p>将所有物品装入袋中，扎紧后按生活垃圾丢弃，当地另有规定的除外。洗手。把日期、结果和检测名称记下来，以便告知医生。</p>
<p>其余的检测请放在干燥处，远离炉灶，并放在儿童和宠物够不到的地方。居家检测为您提供信息，但在症状加重时不能代替就医。</p>`,
	},
};

const rsvInThreeSettings: WrittenArticle = {
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
<p>Rapid antigen tests find the virus best when there is plenty of it. Young children shed a lot. Adults shed less, so a negative result in an older person carries less weight. The age group and the sample for which a test is intended are stated in its instructions. Ours is for infants and young children: for older people, choose a test that is intended for them.</p>
<h3>Getting started</h3>
<p>The instructions and ordering details are on the page of our <a href="${rsvTest}">RSV rapid test</a>. Ask us for a training session if your team has not tested for RSV before.</p>`,
		cn: `<p>呼吸道合胞病毒（RSV）对多数人来说只是一场感冒，对婴儿、老年人以及心肺功能较弱者，却可能严重得多。它与流感在同样的月份出现，起病方式也相似。三类机构，从三个角度面对它。</p>
<h2>儿科诊所</h2>
<p>家长抱来一个四个月大的婴儿，从昨天开始咳嗽，吃奶比平时少。儿科医生听诊、数呼吸、观察皮肤。是否送往医院，取决于这番检查，而不是检测。</p>
<p>那么检测结果有何帮助？它给疾病一个名称和可能的病程。家长知道咳嗽可能先加重再好转，就会观察得更仔细，并及时复诊。它还可能免去一次无益的抗生素。</p>
<h2>急诊室</h2>
<p>这里的问题往往是患者该住哪张床。感染呼吸道合胞病毒的孩子不应与患其他疾病的孩子同住一室。几分钟内得到结果，护士就能在病房住满之前安排好床位。</p>
<ul>
<li>在就诊早期、询问病史时即进行检测。</li>
<li>流行季重叠时，结合流感和新冠检测一并判断。</li>
<li>如快速检测为阴性而结果会影响治疗，请采用实验室方法。</li>
</ul>
<h2>养老院</h2>
<p>老年人感染呼吸道合胞病毒很容易被忽略。可能没有发热，只是咳嗽、夜里睡不好。等到查明时，半条走廊的人可能都已感染。一条简单的规则很有用：同一楼层几天内有两位住客咳嗽，就对两人都进行检测。</p>
<blockquote><p>在养老院，检测不是为了一个人，而是为了同桌的每一个人。</p></blockquote>
<h2>三种场景，三个理由</h2>
<table>
<thead><tr><th>场景</th><th>主要问题</th><th>阳性之后</th></tr></thead>
<tbody>
<tr><td>儿科诊所</td><td>家长应有怎样的预期？</td><td>给予建议，安排复诊</td></tr>
<tr><td>急诊室</td><td>安排哪张床？</td><td>分区收治，采取防护</td></tr>
<tr><td>养老院</td><td>是否正在传播？</td><td>佩戴口罩，分开用餐，通知家属</td></tr>
</tbody>
</table>
<h2>需要牢记的局限</h2>
<p>病毒量充足时，快速抗原检测最容易发现病毒。幼儿排毒量大，成人较少，因此老年人的阴性结果分量较轻。每种检测适用的年龄和样本均在说明书中注明。我们的检测适用于婴幼儿，老年人请选用适用于其年龄的检测。</p>
<h3>如何开始</h3>
<p>使用说明和订购信息请见<a href="${rsvTest}">呼吸道合胞病毒快速检测</a>产品页面。如果您的团队从未做过呼吸道合胞病毒检测，欢迎向我们申请培训。</p>`,
	},
};

export const familyHealth: WrittenArticle[] = [homeTests, rsvInThreeSettings];
