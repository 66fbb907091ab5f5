/** A map of hexes. What draws it, terrain and pieces, is loaded with the first map. */
import { lazy, Suspense } from "react";
import type { MapPaneProps } from "./mappane";

const MapPane = lazy(() => import("./mappane").then((x) => ({ default: x.MapPane })));

export function HexMapView(props: MapPaneProps) {
  return (
    <Suspense fallback={<div className="map" data-fills={props.fills ? "" : undefined} aria-busy="true" />}>
      <MapPane {...props} />
    </Suspense>
  );
}
