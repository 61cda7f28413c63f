// Wooden bodies as they stand, an outline for those that can be taken, a see-through twin.

import {
  BackSide,
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
} from 'three';
import type { Cast, Shown } from '../stage';
import type { Shape } from '../types';
import { stand, swollen, type Bodies } from './bodies';
import { roundedBody } from './rounded';
import { woodMaterial } from './wood';

/** The edges are rounded by this part of the body's half size. */
const ROUNDING = 0.085;
const OUTLINE_MM = 1.5;

interface Body {
  mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  outline: Mesh;
}

export class WoodenBodies implements Bodies {
  readonly group = new Group();
  private readonly bodies = new Map<string, Body>();
  private readonly glow = new MeshBasicMaterial({ color: '#FFB547', side: BackSide, fog: false });
  private readonly air = new MeshBasicMaterial({
    color: '#FFD48A',
    transparent: true,
    opacity: 0.28,
    depthWrite: false,
  });
  private readonly ghost = new Mesh(new BufferGeometry(), this.air);

  constructor({ shapes, looks }: Pick<Cast, 'shapes' | 'looks'>) {
    Object.values(shapes).forEach((shape, i) => {
      const look = looks[shape.id];
      if (!look || !('wood' in look)) return;
      const geometry = geometryOf(shape);
      const mesh = new Mesh(geometry, woodMaterial(look, i + 1));
      mesh.castShadow = mesh.receiveShadow = true;
      const outline = new Mesh(swollen(geometry, OUTLINE_MM), this.glow);
      mesh.add(outline);
      mesh.visible = outline.visible = false;
      this.bodies.set(shape.id, { mesh, outline });
      this.group.add(mesh);
    });
    // Beyond white, so that it stays lamp amber after the light is rolled off.
    this.glow.color.multiplyScalar(1.7);
    this.ghost.visible = false;
    this.group.add(this.ghost);
  }

  show({ poses, held, ghost, highlight }: Shown): void {
    for (const [id, { mesh, outline }] of this.bodies) {
      const pose = held?.id === id ? held.pose : poses[id];
      mesh.visible = pose !== undefined;
      if (pose) stand(mesh, pose);
      outline.visible = highlight?.includes(id) ?? false;
    }
    const twin = ghost ? this.bodies.get(ghost.id) : undefined;
    this.ghost.visible = twin !== undefined;
    if (twin && ghost) {
      this.ghost.geometry = twin.mesh.geometry;
      stand(this.ghost, ghost.pose);
    }
  }

  close(): void {
    for (const { mesh, outline } of this.bodies.values()) {
      for (const part of [mesh.geometry, mesh.material.map, mesh.material, outline.geometry])
        part?.dispose();
    }
    this.glow.dispose();
    this.air.dispose();
  }
}

function geometryOf(shape: Shape): BufferGeometry {
  const half = Math.max(...shape.vertices.flat().map(Math.abs));
  const { positions, normals, uvs, indices } = roundedBody(shape, half * ROUNDING);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return geometry;
}
