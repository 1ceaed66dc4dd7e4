/** Above this width every window gets the desktop layout (SHELL-1). */
const desktopOverrideWidth = 2000;

export type Layout = 'desktop' | 'mobile';

export const layoutCookie = 'layout';
export const languageCookie = 'lang';
/** The country whose registrations a visitor wants to see. Product addresses use the same name as a parameter. */
export const countryCookie = 'country';
/** Whether product lists are shown as a table. Their addresses use the same name as a parameter. */
export const viewCookie = 'view';

const phoneOrTablet =
	/android|iphone|ipad|ipod|mobile|tablet|silk|kindle|playbook|blackberry|bb10|webos|opera mini|iemobile|windows phone|harmonyos/i;

/** By user agent alone: phones and tablets get the mobile layout. */
export const layoutByUserAgent = (userAgent: string): Layout => (phoneOrTablet.test(userAgent) ? 'mobile' : 'desktop');

/** A preview's address may request a layout, for the studio's frame. Other pages ignore the parameter. */
const previewed = /^\/(?:products|resources)preview\/|[?&]draft=/;
const askedLayout = /[?&]layout=(desktop|mobile)(?:&|$)/;

/**
 * The first script of every page, run before the first paint. It decides the layout from facts that only the browser
 * knows: touch on a device that claims to be a Mac, and the width of the window. A language in the address becomes the
 * language of the session (D26); after a change, the navigation data and news of the other language are dropped (SHELL-26).
 * If the server sent the wrong layout or language, the script sets a cookie and reloads; if the cookie was refused or
 * is already set, it does not reload, so it never loops. On a first visit, a browser that prefers Chinese is offered
 * Chinese once (D45); a cookie records the offer. Clicks on buttons before the scripts are loaded are recorded
 * (early-clicks.ts). `data-scripting` is set only in browsers that have the newest required features
 * (browser-floor.ts); others keep the pages that work without scripts.
 */
export const firstScript = () => `(function(w,d){
var e=d.documentElement,u=w.navigator.userAgent,again=false,lang=null;
var touchMac=/macintosh/i.test(u)&&w.navigator.maxTouchPoints>0;
var layout=w.innerWidth<=${desktopOverrideWidth}&&(touchMac||${phoneOrTablet}.test(u))?'mobile':'desktop';
if(w.CSSPropertyRule&&w.CSS.supports('color','color-mix(in srgb,red,red)'))e.dataset.scripting='';
var asked=/[?&]lang=(en|cn)(?:&|$)/.exec(w.location.search);
try{var s=w.sessionStorage,was=s.getItem('lang');
lang=asked?asked[1]:was;
if(lang&&lang!=='cn')lang='en';
if(was&&(lang!==was||lang!==e.dataset.lang)){s.removeItem('navData');s.removeItem('newsData')}
if(lang&&lang!==was)s.setItem('lang',lang)}catch(x){}
lang=asked?asked[1]:lang||e.dataset.lang;
function has(c){return d.cookie.split('; ').indexOf(c)>=0}
var safe=w.location.protocol==='https:'?'; secure':'';
function want(n,v){var c=n+'='+v;if(v===e.dataset[n]||has(c))return;d.cookie=c+'; path=/; samesite=lax'+safe;if(has(c))again=true}
if(!(${previewed}.test(w.location.pathname+w.location.search)&&${askedLayout}.test(w.location.search)))want('${layoutCookie}',layout);
want('${languageCookie}',lang);
var tongue=(w.navigator.languages||[]).filter(function(l){return /^(en|zh)/i.test(l)})[0];
if(!again&&lang==='en'&&/^zh/i.test(tongue)&&!/(^|; )${languageCookie}=/.test(d.cookie)){d.cookie='${languageCookie}=en; path=/; max-age=31536000; samesite=lax'+safe;if(has('${languageCookie}=en'))e.dataset.offer='cn'}
if(again){e.style.visibility='hidden';w.location.reload()}
w.earlyClicks=[];d.addEventListener('click',function(v){var b=w.earlyClicks&&v.target.closest('button[type=button]');if(b)w.earlyClicks.push(b)},true)
})(window,document)`;
