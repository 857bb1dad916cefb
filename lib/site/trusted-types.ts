/** By this the build knows a page that has the rule below. */
export const TRUSTED_TYPES = 'trustedTypes.createPolicy("default"';

/**
 * What text may become in a page, as code for its head (https://www.w3.org/TR/trusted-types/): no code, an address of a script only
 * where the build's own lie, and markup only without a sign that begins an element. React makes its script elements of the one exception.
 */
export const trustedTypesRule = `if(self.trustedTypes)try{${TRUSTED_TYPES},{createHTML:function(t){return t.indexOf("<")<0||t==="<script><\\/script>"?t:null},
createScriptURL:function(t){var u=new URL(t,location.href);return u.origin===location.origin&&/^\\/_next\\/static\\//.test(u.pathname)?t:null}})}catch(e){}
`;
