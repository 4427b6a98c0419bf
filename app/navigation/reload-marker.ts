/**
 * A hash may say which day and which category a visitor saw before a reload (C2.02): "#reload;day=-1;cat=5", where 0 is today. The
 * list is opened so; a day or a category that is no number is ignored on its own. It runs in the document, before anything is
 * painted: a list's own address says both, so only addresses that others have kept carry the marker.
 */
export const reloadMarkerScript =
  `if(/^#reload(;|$)/.test(location.hash)){var q=new URLSearchParams(location.search);` +
  `location.hash.split(";").forEach(function(p){var m=/^(day|cat)=(-?\\d{1,5})$/.exec(p);` +
  `if(m){q.set(m[1],m[2]);if(m[1]==="day")q.delete("date")}});` +
  // The origin stands before the path, because a path of two slashes alone would be another site.
  `location.replace(location.origin+location.pathname+(q.toString()&&"?"+q))}`;
