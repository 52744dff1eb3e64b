<?php

declare(strict_types=1);

namespace App;

/** Finds the line of routes.php that matches a request. */
final class Router
{
    /**
     * @return array{roles: list<string>, action: array{class-string, string}, parts: list<int|string>}
     * @throws HttpError 404 for an unknown path, 405 for a known path with another method
     */
    public static function find(string $method, string $path): array
    {
        $isKnown = false;
        foreach (require __DIR__ . '/routes.php' as [$routeMethod, $routePath, $roles, $action]) {
            // {id} matches a whole number, {name} a word; our addresses contain no other variable parts.
            $pattern = strtr($routePath, ['{id}' => '(\d{1,9})', '{name}' => '([a-z-]{1,30})']);
            if (preg_match('~^' . $pattern . '$~D', $path, $found) !== 1) {
                continue;
            }
            $isKnown = true;
            if ($routeMethod === $method) {
                $parts = array_map(fn ($part) => ctype_digit($part) ? (int) $part : $part, array_slice($found, 1));

                return ['roles' => $roles, 'action' => $action, 'parts' => $parts];
            }
        }
        throw $isKnown
            ? new HttpError(405, 'This address does not take that kind of request.')
            : new HttpError(404, 'There is no page at this address.');
    }
}
