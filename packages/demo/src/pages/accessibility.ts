import { brand } from '@site/contract/brand';
import { browserFloor } from '@site/contract/browser-floor';
import type { ComposedPage } from '@site/contract/pages';

const { chrome, safari, firefox } = browserFloor;

const statement = {
	en: `<p>${brand.company} wants everyone to be able to use this site: with a keyboard, a screen reader, a switch or a voice, with large type or strong contrast, on a small phone or a wide screen.</p>
<h2>What we promise</h2>
<p>We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every page, in English and in Chinese, in the layout for computers and in the one for phones and tablets.</p>
<h2>What we do for it</h2>
<ul>
<li>Every page works with the keyboard alone, shows where the focus is, and says when a new page has come.</li>
<li>Text can be enlarged to 400 percent without scrolling sideways, and pages follow the colors and the reduced motion that you have set on your device.</li>
<li>Forms name their fields, say what is wrong where it is wrong, and keep what you typed.</li>
<li>Pages can be read, and forms can be sent, without JavaScript.</li>
<li>The site is made for Chrome and Edge ${chrome}, Safari ${safari}, Firefox ${firefox} and later. Older browsers get the same pages without JavaScript.</li>
<li>Each release is checked automatically on every kind of page, and with the keyboard on the main paths.</li>
</ul>
<h2>What does not work well yet</h2>
<ul>
<li>PDF documents (instructions, certificates, brochures) are tagged for screen readers, but their drawings of results have only a short description. We send you the content in another form on request.</li>
<li>Shops, retailers, partners and social networks have sites of their own; we cannot make promises for them.</li>
</ul>
<h2>Tell us</h2>
<p>If something is in your way, or you need information in another form, <a href="/contact">write to us or call us</a>. Say which page it is and what you use.</p>
<p>This statement was made on November 15, 2026, from our own examination of the site.</p>`,
	cn: `<p>${brand.company} 希望每个人都能使用本网站：无论您使用键盘、读屏软件、开关设备还是语音控制，需要大字体还是高对比度，使用小屏手机还是宽屏显示器。</p>
<h2>我们的承诺</h2>
<p>我们的目标是让所有页面，无论中文还是英文、桌面版还是移动版，都达到《Web 内容无障碍指南》（WCAG）2.2 的 AA 级要求。</p>
<h2>我们的做法</h2>
<ul>
<li>每个页面都可以只用键盘操作，焦点位置清晰可见，打开新页面时会有提示。</li>
<li>文字可放大到 400% 而无需左右滚动；页面遵循您在设备上设置的颜色和“减少动态效果”选项。</li>
<li>表单字段均有名称，出错时在出错处说明原因，并保留您已填写的内容。</li>
<li>不启用 JavaScript 也能阅读页面、提交表单。</li>
<li>本网站适用于 Chrome 与 Edge ${chrome}、Safari ${safari}、Firefox ${firefox} 及更高版本；更早的浏览器会看到不使用 JavaScript 的相同页面。</li>
<li>每次发布前，我们都会对各类页面进行自动检查，并用键盘检查主要操作流程。</li>
</ul>
<h2>尚待改进之处</h2>
<ul>
<li>PDF 文件（说明书、证书、宣传册）已添加供读屏软件使用的标签，但其中的结果示意图仅有简短说明。如有需要，我们可以用其他形式提供其内容。</li>
<li>商店、零售商、合作伙伴和社交网络的网站属于第三方，我们无法对其作出承诺。</li>
</ul>
<h2>意见反馈</h2>
<p>如果您在使用中遇到障碍，或需要以其他形式获取信息，请<a href="/contact">留言或致电</a>，并告知所在页面和您使用的设备或软件。</p>
<p>本声明于 2026年11月15日根据我们对网站的自行评估编写。</p>`,
};

export const accessibility: ComposedPage = {
	key: 'accessibility',
	title: { en: `Accessibility - ${brand.name}`, cn: `无障碍声明 - ${brand.name}` },
	description: {
		en: `How ${brand.company} makes this site usable for everyone, what does not work well yet, and how to tell us.`,
		cn: `${brand.company} 如何让每个人都能使用本网站、尚待改进之处，以及如何向我们反馈。`,
	},
	keywords: {
		en: 'accessibility, accessibility statement, WCAG 2.2, feedback',
		cn: '无障碍, 无障碍声明, WCAG 2.2, 意见反馈',
	},
	sections: [
		{ kind: 'text', tone: 'white', title: { en: 'Accessibility', cn: '无障碍声明' }, body: statement, actions: [] },
	],
};
