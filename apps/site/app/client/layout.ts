/** Above this width every window gets the desktop layout (SHELL-3). */
const desktopOverrideWidth = 2000;

export type Layout = 'desktop' | 'mobile';

export const layoutCookie = 'layout';
export const languageCookie = 'lang';

const phoneOrTablet =
	/android|iphone|ipad|ipod|mobile|tablet|silk|kindle|playbook|blackberry|bb10|webos|opera mini|iemobile|windows phone|harmonyos/i;

/** What a user agent alone tells: phones and tablets get the mobile layout. */
export const layoutByUserAgent = (userAgent: string): Layout => (phoneOrTablet.test(userAgent) ? 'mobile' : 'desktop');

/** The address of a preview may ask for a layout, for the studio's frame; no other page reads it. */
const previewPath = /^\/(?:products|resources)preview\//;
const askedLayout = /[?&]layout=(desktop|mobile)(?:&|$)/;

/**
 * The first script of every page, before anything is painted. It applies the whole rule, with what only a browser knows:
 * touch on something that says it is a Mac, and the window's width. A language in the address is the session's from then
 * on (D26). Where the layout or the language that was served is not the right one, a cookie remembers the right one and the page is loaded once more. A cookie that is refused, or that
 * was there already, ends it, so it never happens twice. A first visit whose browser prefers Chinese is offered it, once
 * (D45): the cookie remembers that it was. Buttons that do something only with the scripts are noted when
 * they are pressed before those are there (early-clicks.ts). Only browsers that know the newest of what the floor brings
 * (browser-floor.ts) are said to have scripting; others keep the pages that work without.
 */
export const firstScript = () => `(function(w,d){
var e=d.documentElement,u=w.navigator.userAgent,again=false,lang=null;
var touchMac=/macintosh/i.test(u)&&w.navigator.maxTouchPoints>0;
var layout=w.innerWidth<=${desktopOverrideWidth}&&(touchMac||${phoneOrTablet}.test(u))?'mobile':'desktop';
if(w.CSSPropertyRule&&w.CSS.supports('color','color-mix(in srgb,red,red)'))e.dataset.scripting='';
var asked=/[?&]lang=(en|cn)(?:&|$)/.exec(w.location.search);
try{if(asked)w.sessionStorage.setItem('lang',asked[1]);lang=w.sessionStorage.getItem('lang')}catch(x){}
if(asked)lang=asked[1];
if(lang!=='en'&&lang!=='cn')lang=e.dataset.lang;
function has(c){return d.cookie.split('; ').indexOf(c)>=0}
var safe=w.location.protocol==='https:'?'; secure':'';
function want(n,v){var c=n+'='+v;if(v===e.dataset[n]||has(c))return;d.cookie=c+'; path=/; samesite=lax'+safe;if(has(c))again=true}
if(!(${previewPath}.test(w.location.pathname)&&${askedLayout}.test(w.location.search)))want('${layoutCookie}',layout);
want('${languageCookie}',lang);
var tongue=(w.navigator.languages||[]).filter(function(l){return /^(en|zh)/i.test(l)})[0];
if(!again&&lang==='en'&&/^zh/i.test(tongue)&&!/(^|; )${languageCookie}=/.test(d.cookie)){d.cookie='${languageCookie}=en; path=/; max-age=31536000; samesite=lax'+safe;if(has('${languageCookie}=en'))e.dataset.offer='cn'}
if(again){e.style.visibility='hidden';w.location.reload()}
w.earlyClicks=[];d.addEventListener('click',function(v){var b=w.earlyClicks&&v.target.closest('button[type=button]');if(b)w.earlyClicks.push(b)},true)
})(window,document)`;
