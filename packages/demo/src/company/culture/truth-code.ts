import { brand } from '@site/contract/brand';
import type { CulturePage } from '@site/contract/company';
import { picture } from '../../pictures.ts';

export const truthCode: CulturePage = {
	slug: 'Aiiso_Truth_Code',
	title: { en: 'Truth Code', cn: '求真准则' },
	summary: {
		en: 'A test exists to say what is there. We hold ourselves to the same rule.',
		cn: '检测的意义在于如实呈现。我们也以此要求自己。',
	},
	picture: picture('strip-macro', {
		en: 'Close-up of a result window with two magenta lines',
		cn: '结果窗口特写，可见两条品红色线条',
	}),
	content: {
		en: `<p>Every test that leaves our lines makes a small promise: what it shows is what was in the sample. Nobody can keep that promise in the product and break it in the office. The Truth Code is how we keep it in both.</p>
<h2>Evidence before opinion</h2>
<p>We decide by what was measured, and we ask how it was measured before we ask what it means. A technician with a data point outranks a vice president with a hunch. When the evidence is thin we say so, and write down what would make it thicker: more lots, more operators, a warmer room, a second site.</p>
<h2>We report what we saw</h2>
<p>A faint line is recorded as a faint line. Results are written down when they are read, by the person who read them, and are never tidied afterward. A run is excluded only for a reason that was set out before the run began. Studies that disappoint are filed on the same shelf as studies that please, because the next team will need both.</p>
<h2>Numbers keep their context</h2>
<p>A percentage without its sample size is half a sentence. We publish performance figures together with the comparator, the number of specimens and the intended use. If a test is authorized for emergency use or for professionals only, we say that wherever we speak of the test, in type that people can read.</p>
<h2>Bad news travels first</h2>
<p>Anyone at ${brand.name} may stop a line or hold a shipment when something looks wrong, and is thanked for it even if it turns out to be nothing. We tell customers about a problem before they find it, in plain words: what happened, which lots, what to do, when they will hear from us again.</p>
<h2>How we practice it</h2>
<ul>
<li>Every project review opens with the result that surprised us most.</li>
<li>Reports name who did the work and who checked it, and these are never the same person.</li>
<li>We say “I don’t know” aloud, and follow it with “I will find out by Thursday.”</li>
<li>We correct our mistakes where we made them: in the same meeting, the same document, the same channel.</li>
</ul>
<p>Truth is seldom convenient on the day. Over the years it has been the cheapest thing we ever invested in.</p>`,
		cn: `<p>每一件下线的检测产品都带着一个小小的承诺：它所显示的，就是样本中所存在的。没有人能在产品上信守承诺，却在办公室里违背它。《求真准则》讲的就是我们如何在两处都做到。</p>
<h2>先看证据，再谈意见</h2>
<p>我们依据测量结果做决定，并且先问“怎么测的”，再问“说明什么”。手里有数据的技术员，比只有直觉的副总裁更有发言权。证据不足时，我们直说，并写明还需要什么：更多批次、更多操作者、更高的室温，或者第二个试验点。</p>
<h2>看到什么，报告什么</h2>
<p>弱线就记为弱线。结果由判读者本人在判读时当场记录，事后绝不“修饰”。只有在试验开始前写明的理由，才可以剔除一次试验。令人失望的研究与令人欣喜的研究归入同一个档案架，因为下一个团队两者都需要。</p>
<h2>数字不能离开背景</h2>
<p>没有样本量的百分比只是半句话。公布性能数据时，我们同时给出对照方法、样本数量和预期用途。如果某项检测仅获紧急使用授权，或仅供专业人员使用，凡提到它，我们都会用看得清的字号说明这一点。</p>
<h2>坏消息先说</h2>
<p>在 ${brand.name}，任何人发现异常都可以停线或扣下一批货；即使最后虚惊一场，也会得到感谢。出现问题时，我们在客户发现之前主动告知，并把话说清楚：发生了什么，涉及哪些批次，应当怎么做，何时会再次收到我们的消息。</p>
<h2>我们这样实践</h2>
<ul>
<li>每次项目评审，都从最出乎意料的结果谈起。</li>
<li>报告写明谁做的、谁核对的，两者绝不是同一个人。</li>
<li>我们敢说“我不知道”，紧接着说“周四之前我会弄清楚”。</li>
<li>在哪里犯的错，就在哪里更正：同一场会议、同一份文件、同一个渠道。</li>
</ul>
<p>真话在当下往往并不方便。但多年下来，它是我们做过的最划算的投资。</p>`,
	},
};
