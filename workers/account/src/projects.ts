const mostProjects = 20;

/** "1" or "1,16"; none for a text that says anything else. */
export function projectsOf(text: string | undefined): readonly number[] {
  const projects = (text ?? "").split(",");
  const isList = projects.length <= mostProjects && projects.every((project) => /^\d{1,9}$/.test(project));
  return isList ? projects.map(Number) : [];
}
