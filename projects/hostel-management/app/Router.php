<?php

declare(strict_types=1);

namespace App;

/** Finds the line of routes.php that matches a request. */
final class Router
{
    /**
     * @return array{role: string, action: array{class-string, string}, parameters: list<int>}
     * @throws HttpError 404 for an unknown path, 405 for a known path with another method
     */
    public static function find(string $method, string $path): array
    {
        $pathIsKnown = false;
        foreach (require __DIR__ . '/routes.php' as [$routeMethod, $routePath, $role, $action]) {
            // {id} matches a whole number; our addresses contain no other variable parts.
            $pattern = '~^' . str_replace('{id}', '(\d{1,9})', $routePath) . '$~D';
            if (preg_match($pattern, $path, $found) !== 1) {
                continue;
            }
            $pathIsKnown = true;
            if ($routeMethod === $method) {
                return [
                    'role' => $role,
                    'action' => $action,
                    'parameters' => array_map('intval', array_slice($found, 1)),
                ];
            }
        }
        throw $pathIsKnown
            ? new HttpError(405, 'This address does not accept that kind of request.')
            : new HttpError(404, 'There is no page at this address.');
    }
}
